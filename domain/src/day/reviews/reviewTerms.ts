/** The name of the category that every review rates. */
export const overallCategory = 'OVERALL';

/** The maximum length of the feedback of a review, in characters. */
export const feedbackLimit = 1000;

/** How long after the work a pro can be rated, and a rating changed, in days. */
export const reviewDays = 14;
