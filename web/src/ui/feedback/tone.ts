/** What a color says. It always comes with text, and mostly with an icon. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
