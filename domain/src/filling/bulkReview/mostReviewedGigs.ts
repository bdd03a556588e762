/** The most gigs whose applicants are reviewed together. */
export const mostReviewedGigs = 10;
