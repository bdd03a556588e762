import { feedbackLimit, overallCategory } from '@brigade/domain/day/reviews/reviewTerms.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import type { Review } from './review.ts';

/** A review in a form. */
export interface ReviewValues {
  /** Stars by category. */
  ratings: Record<string, number>;
  feedback: string;
}

export const reviewSchema = formSchema({
  ratings: z
    .record(z.string(), z.number())
    .check(z.refine((ratings) => overallCategory in ratings, 'Rate the work overall')),
  feedback: z.string().check(z.trim(), z.maxLength(feedbackLimit, `At most ${feedbackLimit} characters`)),
});

export function reviewValues({ ratings, feedback }: Review): ReviewValues {
  return {
    ratings: Object.fromEntries(ratings.map(({ category, value }) => [category, value])),
    feedback: feedback ?? '',
  };
}

/** The review that was entered. */
export function enteredReview({ ratings, feedback }: ReviewValues): Review {
  return {
    ratings: Object.entries(ratings).map(([category, value]) => ({ category, value })),
    feedback: feedback === '' ? null : feedback,
  };
}
