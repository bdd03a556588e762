/** What help can open above any screen. */
export type HelpPart = 'film' | 'glossary' | 'news';
