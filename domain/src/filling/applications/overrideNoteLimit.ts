/** The maximum length of an override note, in characters. */
export const overrideNoteLimit = 500;
