extension PhraseTable {
    /// Words that hold a phrase of the table and mean something else: "many options" ask for no several choices.
    static let decoys: [[String]] = (english + "," + chinese).split(separator: ",")
        .map { SentenceTokens(String($0)).list }

    private static let english = """
        multiple options,multiple choices,multiple items,multiple values,multiple entries,a lot of,remote control,\
        watch a,watch the,watch tv,watch movies,watch videos,phone number,phone numbers,phone call,tv show,tv shows,\
        tv channel,tv channels,tv series,form of,form factor,wide range,wide variety,price range,price ranges,photo album,\
        photo albums,photo quality,search scope,search radius,search history,subtitle language,subtitle languages,subtitle track,subtitle tracks,symbol rate,blank line,daily goal,avatar color,avatar colour,\
        color names,colour names,circles of friends
        """
    private static let chinese = """
        很多选,许多选,更多选,太多选,最多选,至多选,好多选,多选项,手机号,手机号码,价格区间,照片质量,搜索范围,搜索历史,电视剧,\
        电视台,每天几点,手机区号,手机尾号,设置完,设置好,设置成,设置为,设置一个,动态图,颜色主题,颜色方案,颜色名称,颜色模式,颜色标签,颜色名
        """
}
