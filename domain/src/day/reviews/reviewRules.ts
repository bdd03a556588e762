import * as z from 'zod/mini';
import { feedbackLimit, overallCategory } from './reviewTerms.ts';

const chooseStars = 'Choose 1 to 5 stars';

const rating = z.object({
  category: z.string(),
  value: z.int(chooseStars).check(z.minimum(1, chooseStars), z.maximum(5, chooseStars)),
});

/** The ratings of a review: the overall one, and any others. */
export const reviewRatings = z.array(rating).check(
  z.refine(
    (ratings) => new Set(ratings.map(({ category }) => category)).size === ratings.length,
    'Rate each category once',
  ),
  z.refine(
    (ratings) => ratings.some(({ category }) => category === overallCategory),
    'Rate the work overall',
  ),
);

/** What a review says in words. */
export const reviewFeedback = z
  .string()
  .check(z.trim(), z.maxLength(feedbackLimit, `At most ${feedbackLimit} characters`));
