/** The most characters of the reason why a line is held back. */
export const heldReasonLimit = 500;
