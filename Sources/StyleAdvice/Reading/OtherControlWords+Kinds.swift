import KnowledgeModel

extension OtherControlWords {
    /// The controls with the words that ask for them, the most particular first where two could be meant.
    static let kinds = [
        Kind(
            .datePicker,
            """
            birthday,birth date,birthdate,date of birth,time of day,a date,choose date,pick date,select date,due date,\
            start date,end date,date and time,date picker,pick a time,choose a time,select a time,alarm time,\
            appointment time,reminder time,start time,end time,departure time,arrival time,\
            wake up time,meeting time,time for the reminder,a reminder time,日期,生日,出生年月,选时间,选择时间,闹钟时间,预约时间,提醒时间,开始时间,结束时间,出发时间,到达时间,起床时间,时间点,几点
            """,
            behind: "range,ranges,format,formats,style,styles,order,filter,or,范围,格式,排序,样式,区间",
            english: """
                A date or a time of day is chosen with `DatePicker`; its `displayedComponents` says whether it takes the \
                date, the time or both.
                """,
            chinese: "选日期或时间用 `DatePicker`；它的 `displayedComponents` 决定选日期、时间还是两者。"),
        Kind(
            .colorPicker,
            """
            a colour,a color,any colour,any color,the colour,the color,background colour,background color,colour picker,\
            color picker,accent colour,accent color,own colour,own color,颜色
            """,
            behind: "theme,themes,scheme,schemes,name,names,mode,modes,palette,tag,tags,filter,from,主题,方案,名称,模式,标签",
            english: """
                A colour of any kind is chosen with `ColorPicker`, which shows the system's own choice of colours. For a few \
                fixed colours say how many there are.
                """,
            chinese: "任选颜色用 `ColorPicker`，它会显示系统的颜色选择界面。如果只有几种固定颜色，请说明有几种。"),
        Kind(
            .toggle,
            """
            yes or no,yes no,on or off,on off,off or on,enable or disable,enabled or disabled,turn on,turned on,\
            是或否,是否,开或关,开关,启用或停用,打开或关闭
            """,
            behind: "maybe,unknown,or,auto,automatic,或,自动",
            english: "A choice between on and off, or yes and no, is a `Toggle` with a binding to a `Bool`.",
            chinese: "开与关、是与否的选择用 `Toggle`，绑定到 `Bool`。"),
        Kind(
            .stepper, "how many,font size,point size,字体大小,number of,quantity,amount of,amount,数量,多少,人数,份数,件数,几位,几份,几件",
            behind: "options,choices,items,rows,选项",
            english: """
                A quantity in a range of numbers is for `Stepper`, which raises and lowers a value within bounds. A `Picker` \
                in the wheel style does too where the numbers should be seen in a row.
                """,
            chinese: "数值范围里的数量用 `Stepper`，在上下限之间增减。想把数字排开来选时，也可以用 wheel 样式的 `Picker`。"),
        Kind(
            .slider,
            """
            slider,volume,brightness,opacity,transparency,saturation,contrast,zoom level,sound level,音量,亮度,不透明度,透明度,饱和度,\
            对比度,滑块,滑杆,滑动条
            """,
            behind: "unit,units,discount,mode,modes,preset,presets,style,styles,theme,themes,档,模式,单位,风格,预设",
            english: """
                A value between two bounds where the place on the way says more than the number is for `Slider`; with `step` it \
                moves in steps. For an exact number there is `Stepper`.
                """,
            chinese: "上下限之间的连续值用 `Slider`，比如音量、亮度；用 `step` 可以让它一档一档地动。要精确到某个数时可以用 `Stepper`。"),
        Kind(
            .photosPicker,
            """
            pick a photo,choose a photo,select a photo,pick photos,choose photos,select photos,a photo from,photos from,pick a profile photo,choose a profile photo,select a profile photo,pick a profile picture,\
            choose a profile picture,select a profile picture,pick a picture,choose a picture,select a picture,\
            pick an image from,choose an image from,select an image from,from the photo library,from their photo library,photo picker,\
            photos picker,选照片,选择照片,选一张照片,选张照片,选几张照片,选多张照片,挑照片,从相册,相册里选,照片库
            """,
            behind: "filter,filters,style,styles,size,quality,album,format,layout,frame,滤镜,尺寸,格式,质量,风格",
            english: """
                A photo of the photo library is chosen with `PhotosPicker` from PhotosUI, which shows the system's own choice of \
                photos, one or several.
                """,
            chinese: "从照片图库选照片用 PhotosUI 的 `PhotosPicker`，它会显示系统的照片选择界面，可选一张或多张。"),
        Kind(
            .navigationSplitView, "sidebar,side bar,侧边栏,侧栏,边栏",
            behind: "style,width,icon,icons,样式,宽度,图标",
            beside: """
                sections,folders,mailboxes,navigate,navigation,go to,destinations,pages,screens,areas,sections to go to,栏目,导航,板块,版块,页面,分区,\
                跳转,模块,入口,文件夹
                """,
            english: """
                A sidebar that leads to the parts of an app is a `NavigationSplitView` with a `List(selection:)` in its first column. \
                It chooses what is shown beside it, which is no value for a `Picker`.
                """,
            chinese: """
                侧边栏通往应用的各个部分，用 `NavigationSplitView`，第一栏放 `List(selection:)`。它决定旁边显示什么，不是 `Picker` 的值。
                """),
        Kind(
            .tabView,
            """
            tabs at the bottom,tabs on the bottom,bottom tabs,bottom tab,tab bar,tabbar,main screens,main sections,main tabs,\
            sections of the app,screens of the app,areas of the app,parts of the app,底部标签,底部导航,标签栏,底部 tab,底部栏,底栏,\
            主页面切换,主要页面
            """,
            behind: "style,color,colour,icon,icons,样式,颜色,图标",
            english: """
                The main views of an app that people switch between are the tabs of a `TabView`. A segmented `Picker` switches what \
                one view shows.
                """,
            chinese: "应用的主要页面之间切换用 `TabView` 的标签。分段样式的 `Picker` 切换的是同一个页面里的内容。"),
    ]
}
