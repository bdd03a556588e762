/** The longest time from a clock-in to its clock-out, in milliseconds: 16 hours, as of the longest shift. */
export const longestWork = 16 * 3_600_000;
