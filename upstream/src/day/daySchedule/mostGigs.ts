/** The most gigs in the schedule of a day. */
export const mostGigs = 200;
