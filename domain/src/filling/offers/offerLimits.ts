/** The most gigs that are offered at once. */
export const mostOfferedGigs = 10;

/** The most groups that one offer goes to. */
export const mostOfferedGroups = 20;
