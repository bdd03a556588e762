/** The longest time of a gig, of the work of a pro in it, and from a clock-in to its clock-out, in milliseconds. */
export const longestGig = 16 * 3_600_000;
