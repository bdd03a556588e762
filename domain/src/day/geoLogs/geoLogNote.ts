import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';

/** The maximum length of a review note, in characters. */
export const geoLogNoteLimit = 1000;

/** The note with which a flagged geo log is closed. */
export const geoLogNote = requiredTextUpTo(geoLogNoteLimit);
