import { overallCategory } from './reviewTerms.ts';

/** A rating in one category, from 1 to 5. */
export interface CategoryRating {
  readonly category: string;
  readonly value: number;
}

/** The overall rating of a review; the average of its categories if none is the overall one, null without any. */
export function overallRating(ratings: readonly CategoryRating[]): number | null {
  const overall = ratings.find(({ category }) => category === overallCategory);
  if (overall) return overall.value;
  if (ratings.length === 0) return null;
  return ratings.reduce((sum, { value }) => sum + value, 0) / ratings.length;
}
