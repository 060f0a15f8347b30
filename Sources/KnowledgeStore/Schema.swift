/// The shape of the database file.
///
/// Every table can be read with the `sqlite3` shell; the three full-text tables hold the tokens that `TextSplitter` makes.
package enum Schema {
    /// The number in the file's header that marks it as ours: `PDoc`.
    package static let applicationID = 0x5044_6F63
    /// The version of the shape; a file with a greater one was written by a newer program.
    package static let version = 4

    static let statements = """
        PRAGMA page_size = 4096;
        PRAGMA journal_mode = OFF;
        PRAGMA synchronous = OFF;
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        BEGIN;
        CREATE TABLE entries(
            id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, area TEXT NOT NULL, severity TEXT NOT NULL,
            prior REAL NOT NULL, fix_class TEXT NOT NULL, fix_cost INTEGER NOT NULL,
            title_en TEXT NOT NULL, title_zh TEXT NOT NULL,
            check_name TEXT, no_check_en TEXT, no_check_zh TEXT, no_samples_en TEXT, no_samples_zh TEXT);
        CREATE TABLE aliases(
            alias TEXT PRIMARY KEY, entry INTEGER NOT NULL, position INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE other_areas(
            entry INTEGER NOT NULL, position INTEGER NOT NULL, area TEXT NOT NULL,
            PRIMARY KEY(entry, position)) WITHOUT ROWID;
        CREATE TABLE related(
            entry INTEGER NOT NULL, position INTEGER NOT NULL, slug TEXT NOT NULL,
            PRIMARY KEY(entry, position)) WITHOUT ROWID;
        CREATE TABLE applies(
            entry INTEGER NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL, value TEXT NOT NULL,
            since TEXT, before TEXT, PRIMARY KEY(entry, kind, position)) WITHOUT ROWID;
        CREATE TABLE messages(
            entry INTEGER NOT NULL, position INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL,
            pattern TEXT NOT NULL, likelihood REAL NOT NULL, PRIMARY KEY(entry, position)) WITHOUT ROWID;
        CREATE TABLE symptoms(
            id INTEGER PRIMARY KEY, entry INTEGER NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL,
            divisor REAL NOT NULL);
        CREATE INDEX symptoms_by_entry ON symptoms(entry, language);
        CREATE TABLE causes(
            entry INTEGER NOT NULL, language TEXT NOT NULL, symptom TEXT NOT NULL, summary TEXT NOT NULL,
            explanation TEXT NOT NULL, PRIMARY KEY(entry, language)) WITHOUT ROWID;
        CREATE TABLE fixes(
            entry INTEGER NOT NULL, language TEXT NOT NULL, summary TEXT NOT NULL, explanation TEXT NOT NULL,
            PRIMARY KEY(entry, language)) WITHOUT ROWID;
        CREATE TABLE sections(
            entry INTEGER NOT NULL, language TEXT NOT NULL, section TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY(entry, language, section)) WITHOUT ROWID;
        CREATE TABLE sources(
            entry INTEGER NOT NULL, position INTEGER NOT NULL, url TEXT NOT NULL, kind TEXT NOT NULL,
            date TEXT NOT NULL, mark TEXT NOT NULL, supports_en TEXT NOT NULL, supports_zh TEXT NOT NULL,
            PRIMARY KEY(entry, position)) WITHOUT ROWID;
        CREATE TABLE samples(
            entry INTEGER NOT NULL, position INTEGER NOT NULL, file TEXT NOT NULL, role TEXT NOT NULL,
            expectation TEXT NOT NULL, message TEXT, code TEXT NOT NULL, PRIMARY KEY(entry, position)) WITHOUT ROWID;
        CREATE TABLE sample_conditions(
            entry INTEGER NOT NULL, sample INTEGER NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL,
            PRIMARY KEY(entry, sample, question)) WITHOUT ROWID;
        CREATE TABLE fix_classes(
            id TEXT PRIMARY KEY, position INTEGER NOT NULL, name_en TEXT NOT NULL, name_zh TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE questions(
            id TEXT PRIMARY KEY, cost INTEGER NOT NULL, text_en TEXT NOT NULL, text_zh TEXT NOT NULL,
            meaning_en TEXT NOT NULL, meaning_zh TEXT NOT NULL, find_out_en TEXT NOT NULL, find_out_zh TEXT NOT NULL,
            compares_first TEXT, compares_second TEXT, answered_by_message INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE senseless_after(
            question TEXT NOT NULL, other_question TEXT NOT NULL, other_answer TEXT NOT NULL,
            PRIMARY KEY(question, other_question, other_answer)) WITHOUT ROWID;
        CREATE TABLE answers(
            question TEXT NOT NULL, position INTEGER NOT NULL, id TEXT NOT NULL, base REAL NOT NULL,
            text_en TEXT NOT NULL, text_zh TEXT NOT NULL, PRIMARY KEY(question, position)) WITHOUT ROWID;
        CREATE TABLE answer_meanings(
            question TEXT NOT NULL, answer TEXT NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL,
            value TEXT NOT NULL, since TEXT, before TEXT,
            PRIMARY KEY(question, answer, kind, position)) WITHOUT ROWID;
        CREATE TABLE answer_code(
            question TEXT NOT NULL, answer TEXT NOT NULL, parameter TEXT NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY(question, answer, parameter)) WITHOUT ROWID;
        CREATE TABLE answer_cues(
            question TEXT NOT NULL, answer TEXT NOT NULL, language TEXT NOT NULL, position INTEGER NOT NULL,
            text TEXT NOT NULL, PRIMARY KEY(question, answer, language, position)) WITHOUT ROWID;
        CREATE TABLE comparisons(
            question TEXT NOT NULL, first_answer TEXT NOT NULL, second_answer TEXT NOT NULL, answer TEXT NOT NULL,
            PRIMARY KEY(question, first_answer, second_answer)) WITHOUT ROWID;
        CREATE TABLE patterns(
            id TEXT PRIMARY KEY, title_en TEXT NOT NULL, title_zh TEXT NOT NULL, summary_en TEXT NOT NULL,
            summary_zh TEXT NOT NULL, instead_of_older TEXT, not_run_en TEXT, not_run_zh TEXT,
            template TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE pattern_sections(
            pattern TEXT NOT NULL, language TEXT NOT NULL, section TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY(pattern, language, section)) WITHOUT ROWID;
        CREATE TABLE pattern_names(
            pattern TEXT NOT NULL, name TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY(pattern, name)) WITHOUT ROWID;
        CREATE TABLE pattern_parameters(
            pattern TEXT NOT NULL, parameter TEXT NOT NULL, position INTEGER NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY(pattern, parameter, position)) WITHOUT ROWID;
        CREATE TABLE pattern_features(
            pattern TEXT NOT NULL, position INTEGER NOT NULL, flag TEXT NOT NULL, platform TEXT NOT NULL,
            since TEXT NOT NULL, PRIMARY KEY(pattern, position, platform)) WITHOUT ROWID;
        CREATE TABLE pattern_availability(
            pattern TEXT NOT NULL, position INTEGER NOT NULL, platform TEXT NOT NULL, since TEXT NOT NULL,
            PRIMARY KEY(pattern, position)) WITHOUT ROWID;
        CREATE TABLE pattern_limits(
            pattern TEXT NOT NULL, position INTEGER NOT NULL, reason_en TEXT NOT NULL, reason_zh TEXT NOT NULL,
            instead TEXT, PRIMARY KEY(pattern, position)) WITHOUT ROWID;
        CREATE TABLE pattern_limit_values(
            pattern TEXT NOT NULL, "limit" INTEGER NOT NULL, parameter TEXT NOT NULL, position INTEGER NOT NULL,
            value TEXT NOT NULL, PRIMARY KEY(pattern, "limit", parameter, position)) WITHOUT ROWID;
        CREATE TABLE pattern_entries(
            pattern TEXT NOT NULL, position INTEGER NOT NULL, slug TEXT NOT NULL,
            PRIMARY KEY(pattern, position)) WITHOUT ROWID;
        CREATE TABLE pattern_suits(
            pattern TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL,
            PRIMARY KEY(pattern, question, answer)) WITHOUT ROWID;
        CREATE TABLE pattern_related(
            pattern TEXT NOT NULL, position INTEGER NOT NULL, other TEXT NOT NULL,
            PRIMARY KEY(pattern, position)) WITHOUT ROWID;
        CREATE TABLE pattern_sources(
            pattern TEXT NOT NULL, position INTEGER NOT NULL, url TEXT NOT NULL, kind TEXT NOT NULL,
            date TEXT NOT NULL, mark TEXT NOT NULL, supports_en TEXT NOT NULL, supports_zh TEXT NOT NULL,
            PRIMARY KEY(pattern, position)) WITHOUT ROWID;
        CREATE TABLE likelihoods(
            entry INTEGER NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL, probability REAL NOT NULL,
            PRIMARY KEY(entry, question, answer)) WITHOUT ROWID;
        CREATE TABLE synonyms(
            word TEXT NOT NULL, synonym TEXT NOT NULL, PRIMARY KEY(word, synonym)) WITHOUT ROWID;
        CREATE TABLE cues(
            term TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL,
            PRIMARY KEY(term, question, answer)) WITHOUT ROWID;
        CREATE TABLE message_values(
            question TEXT NOT NULL, answer TEXT NOT NULL, position INTEGER NOT NULL, text TEXT NOT NULL,
            pattern TEXT NOT NULL, PRIMARY KEY(question, answer, position)) WITHOUT ROWID;
        CREATE TABLE answer_ratios(
            question TEXT NOT NULL, answer TEXT NOT NULL, entry INTEGER NOT NULL, ratio REAL NOT NULL,
            PRIMARY KEY(question, answer, entry)) WITHOUT ROWID;
        CREATE TABLE stop_words(word TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TABLE words(word TEXT PRIMARY KEY, entries INTEGER NOT NULL) WITHOUT ROWID;
        CREATE VIRTUAL TABLE entry_index USING fts5(
            names, messages, symptoms, summary, explanation, code, content='', tokenize='porter unicode61');
        CREATE VIRTUAL TABLE name_index USING fts5(text, content='', tokenize='porter unicode61');
        CREATE VIRTUAL TABLE symptom_index USING fts5(text, content='', tokenize='porter unicode61');
        """
}
