import KnowledgeModel

/// The words that are understood, those that say more before those that say less: of each fact the first match counts.
enum PhraseTable {
    static let phrases = switching + place + platforms + kinds + wishes

    private static let switching = [
        Phrase(
            .switching,
            english: """
                rarely,seldom,hardly ever,hardly,once a year,one time,not often,don't often,doesn't often,almost never,once in a while,set once,set it once,\
                only once,not change it often,n't change often,don't change it often,infrequently,occasionally,\
                nobody changes,no one changes,nobody ever changes,never change,never changed,never changes,after setup
                """,
            chinese: "很少,不常,不经常,不怎么改,不频繁,偶尔,基本不改,几乎不,只设一次,设置一次,很少,不怎么,没人改,没有人改,从不改,从来不改,基本不,一次就不,不会动", isDenial: true
        ) { $0.switching = .rarely },
        Phrase(
            .switching,
            english: """
                often,frequently,all the time,constantly,every day,every minute,switch between,switches between,switching between,\
                back and forth,many times a day,quickly switch,a lot,again and again,all day,regularly,daily,many times
                """,
            chinese: "经常,频繁,常常,来回切换,反复切换,随时切换,切换视图,时常,随时,老是,来回点,来回切,来回换,点来点去,总是,非常多,反复,每天"
        ) { $0.switching = .often },
    ]

    private static let place = [
        Phrase(
            .container, english: "toolbar,tool bar,navigation bar,nav bar,title bar", chinese: "工具栏,导航栏,标题栏"
        ) { $0.container = .toolbar },
        Phrase(
            .container,
            english: """
                in a menu,inside a menu,in the menu,context menu,pull down menu,in a pull down,menu with a row,menu with a line,\
                menu that shows a row,menu showing a row,toolbar menu,toolbar menus,menu of the toolbar,navigation bar menu,nav bar menu
                """,
            chinese: "菜单里,菜单中,菜单内,上下文菜单,右键菜单,长按菜单,工具栏菜单,工具栏的菜单,导航栏菜单,导航栏的菜单"
        ) { $0.container = .menu },
        Phrase(.container, english: "popover", chinese: "气泡,弹出气泡") { $0.container = .popover },
        Phrase(
            .container, english: "sheet,modal,bottom sheet", chinese: "弹层,弹窗,底部弹出,半屏,面板"
        ) { $0.container = .sheet },
        Phrase(
            .container, english: "form,settings,preferences,setting screen,sign up,registration",
            chinese: "表单,设置,偏好,选项页"
        ) { $0.container = .form },
        Phrase(
            .container,
            english: """
                in a list,list row,inside a list,in the list,in a row,table row,list inside navigationstack,list in navigationstack,list in a navigation stack,list inside a navigation stack,\
                top of a list,top of the list,above a list,above the list
                """,
            chinese: "列表里,列表中,列表行,列表的一行,列表顶部,列表上方,列表最上面,列表的顶部,列表上面"
        ) { $0.container = .list },
        Phrase(
            .container, english: "navigation stack,navigationstack,pushes a screen,navigation", chinese: "导航栈,导航页,推入"
        ) { $0.container = .navigation },
        Phrase(
            .container, english: "vstack,hstack,stack,above a chart,above the chart,plain view,on top of the screen",
            chinese: "普通视图,图表上方,页面顶部,堆栈"
        ) { $0.container = .stack },
        Phrase(
            .space,
            english:
                "little space,little room,no room,no space,don't have much room,don't have much space,narrow,tight,compact,small screen,not much room,not much space",
            chinese: "空间小,空间有限,空间紧,很窄,狭窄,紧凑,地方小,地方不大", isDenial: true
        ) { $0.space = .compact },
        Phrase(
            .space, english: "plenty of room,plenty of space,lots of room,lots of space,wide,roomy,full screen",
            chinese: "空间充足,空间很大,地方大,宽敞,很宽,全屏"
        ) { $0.space = .regular },
    ]

    private static let platforms = [
        Phrase(.platform, english: "mac catalyst,catalyst", chinese: "") { $0.platform = .macCatalyst },
        Phrase(.platform, english: "watch,watchos", chinese: "手表") { $0.platform = .watchOS },
        Phrase(.platform, english: "tv,tvos,television", chinese: "电视") { $0.platform = .tvOS },
        Phrase(.platform, english: "vision pro,visionos", chinese: "头显") { $0.platform = .visionOS },
        Phrase(.platform, english: "mac,macos,desktop", chinese: "电脑,桌面端") { $0.platform = .macOS },
        Phrase(.platform, english: "ipad,ipados,ipads", chinese: "平板") { $0.platform = .iPadOS },
        Phrase(.platform, english: "iphone,ios,iphones,phone", chinese: "手机") { $0.platform = .iOS },
    ]

    private static let kinds = [
        Phrase(
            .optionKind,
            english: """
                avatar,avatars,photo,photos,thumbnail,thumbnails,two lines,subtitle,subtitles,description,descriptions,price,\
                prices,picture and,image and,icon and,logo and,each row shows,each row has,each has,every row has,three lines,rich rows
                """,
            chinese: "头像,照片,缩略图,两行,副标题,价格,说明文字,图文,图片和,每条有,每行有,三行,多行"
        ) { $0.optionKind = .rich },
        Phrase(
            .optionKind,
            english: """
                long titles,long title,long names,long labels,long text,long texts,long option titles,long wording,longer titles,\
                whole sentences,full sentences,whole sentence,a sentence each
                """,
            chinese: """
                文字比较长,文字很长,文字较长,文字长,标题很长,标题比较长,标题较长,标题长,名字很长,名字比较长,名称很长,名称比较长,名称较长,\
                长标题,长文字,一整句,整句话,一句话
                """
        ) { $0.optionKind = .longText },
        Phrase(
            .optionKind,
            english: """
                icon,icons,symbol,symbols,sf symbols,emoji,emojis,dots,circles,swatches,colors,colours,color dots,colour dots,\
                colored dots,coloured dots,colored circles,coloured circles,color swatches,colour swatches
                """,
            chinese: "图标,符号,表情,颜色,色块,圆点,色点,圆圈,色板,色卡"
        ) { $0.optionKind = .icon },
    ]

    private static let wishes = [
        Phrase(
            .several,
            english: """
                several of them,choose several,pick several,select several,more than one,multiple,multi select,multiselect,\
                any number of,as many as,tick several,checkboxes,several at once,one or more,several of,multi selection,multi choice,any combination,\
                combination of,any of them,any of their,any of these,which days,which ones,picks several,picking several,chooses several,choosing several,selects several,\
                selecting several,select multiple options,choose multiple options,pick multiple options,ticks several,ticking several,more than 1,pick a few of,choose a few of,one or several,more than a single,check off,tick off
                """,
            chinese: "多选,选多个,选几个,选好几个,不止一个,多个选项可同时,同时选,一个或多个,复选,挑好几,挑几,挑多个,勾几,勾多个,选择多,选好几,选几,任意组合,任意几,组合选,要几,全选"
        ) { $0.needsSeveral = true },
        Phrase(
            .search, english: "search,searchable,searching,find by name,filter by name,type to find,look up",
            chinese: "搜索,查找,检索,按名字找,可筛选,支持筛选,能筛选"
        ) { $0.needsSearch = true },
        Phrase(
            .none,
            english: """
                none,nothing chosen,nothing selected,no selection,unset,no choice,choose nothing,select nothing,pick nothing,\
                leave it empty,left empty,stay empty,be empty,blank,skip it,can skip,optional,may be empty,can be empty,deselect
                """,
            chinese: "可以不选,可不选,不选,未选,不填,可跳过,留空,可为空,选填,取消选择,为空,空着"
        ) { $0.mayBeNone = true },
        Phrase(
            .none, english: "not required,isn't required,needn't choose,not choose anything",
            chinese: "没有默认,不必选,非必填,不是必填,非必选", isDenial: true
        ) { $0.mayBeNone = true },
        Phrase(
            .largeText,
            english: """
                large text,larger text,bigger text,large type,dynamic type,accessibility text,accessibility text size,accessibility size,\
                accessibility font,big text,huge text,big font,large font,large fonts,bigger font,larger font,large accessibility text,accessibility sizes,text sizes,text size,\
                older people,elderly,low vision
                """,
            chinese: "大字,字号,动态字体,字体放大,老人,老年,视力,大号字体,字体很大,字体调大,字体调得很大,放大字体,放大了字体,辅助功能字体,字调大,大字体"
        ) { $0.needsLargeText = true },
        Phrase(
            .customLook,
            english: """
                custom look,custom design,own look,own design,our design,our brand,branded,brand look,brand style,as chips,like chips,as pills,pill shaped,as cards,like cards,\
                custom looking,designer,custom style,our own style
                """,
            chinese: "自定义外观,自定义样式,自己的样式,品牌风格,品牌样式,卡片样式,做成卡片,胶囊样式,做成胶囊,设计稿,设计师"
        ) { $0.wantsCustomLook = true },
        Phrase(
            .options,
            english: """
                from a server,from the server,from our server,from my server,from their server,from your server,from our servers,\
                server returns,server sends,server side,by the server,by our server,on the server,on our server,loaded,fetched,downloaded,user created,created by the user,dynamic,\
                change at run time,from a database,users can add,api,backend,back end,network,remote,cloud,online,web service,address book,contacts,contact list,they saved,saved before
                """,
            chinese: "服务器,服务端,后台,后端,接口,网络,云端,远程,加载,下载,动态,用户创建,用户添加,数据库,会变,不定,不固定,通讯录,联系人"
        ) { $0.optionsChange = true },
    ]
}
