/** The days between the issue and the due date. */
export const termsInDays = 7;
