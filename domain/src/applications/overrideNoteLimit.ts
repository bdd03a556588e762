/** The most characters that a note on a conflict may have. */
export const overrideNoteLimit = 500;
