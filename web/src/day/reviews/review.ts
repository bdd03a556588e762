import { overallCategory } from '@brigade/domain/day/reviews/reviewTerms.ts';

/** A review as it is shown and sent. */
export interface Review {
  readonly ratings: readonly { readonly category: string; readonly value: number }[];
  readonly feedback: string | null;
}

/** The review with this overall rating; the other categories and the feedback stay. */
export function withOverall({ ratings, feedback }: Review, value: number): Review {
  const others = ratings.filter(({ category }) => category !== overallCategory);
  return { ratings: [{ category: overallCategory, value }, ...others], feedback };
}

/** A review before the first rating. */
export const noReview: Review = { ratings: [], feedback: null };
