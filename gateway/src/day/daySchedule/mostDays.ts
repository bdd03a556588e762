/** The days that a schedule can have: a week. */
export const mostDays = 7;
