/** The most characters of a manager's note on a punch or a break. */
export const timeRecordNoteLimit = 300;
