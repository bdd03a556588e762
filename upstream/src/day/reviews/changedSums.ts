import type { Selectable } from 'kysely';
import type { ReviewRating } from '../../filling/applications/applicationsTable.ts';
import type { ProRatingsTable } from '../../pros/profiles/profileTables.ts';

/** The stars and the number of ratings of a pro in one category. */
export type CategorySum = Omit<Selectable<ProRatingsTable>, 'pro_id'>;

/** The ratings of a review, and those that it had before. */
export type Ratings = { before: readonly ReviewRating[]; after: readonly ReviewRating[] };

/** The sums of the categories that a review changes. A sum of 0 ratings is one to delete. */
export function changedSums(sums: readonly CategorySum[], { before, after }: Ratings): CategorySum[] {
  const categories = new Set([...before, ...after].map(({ category }) => category));
  return [...categories].map((category) => {
    const sum = sums.find((one) => one.category === category);
    const added = after.filter((rating) => rating.category === category);
    // Ratings from before the sums existed are not part of them.
    const removed = sum ? before.filter((rating) => rating.category === category) : [];
    return {
      category,
      stars: (sum?.stars ?? 0) + starsOf(added) - starsOf(removed),
      rating_count: (sum?.rating_count ?? 0) + added.length - removed.length,
    };
  });
}

const starsOf = (ratings: readonly ReviewRating[]) => ratings.reduce((sum, { value }) => sum + value, 0);
