import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { averageStars } from '../../pros/profiles/averageStars.ts';
import { changedSums, type Ratings } from './changedSums.ts';

/** Adds what a review changes to the ratings of a pro: the sums by category, and the average that lists show. */
export async function addToRatings(trx: Database, proId: number, ratings: Ratings): Promise<void> {
  // Concurrent reviews of one pro wait for each other here.
  await trx
    .selectFrom('pros')
    .select('id')
    .where('id', '=', proId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const sums = await trx
    .selectFrom('pro_ratings')
    .select(['category', 'stars', 'rating_count'])
    .where('pro_id', '=', proId)
    .execute();
  for (const { category, stars, rating_count } of changedSums(sums, ratings)) {
    if (rating_count === 0) {
      await trx
        .deleteFrom('pro_ratings')
        .where('pro_id', '=', proId)
        .where('category', '=', category)
        .execute();
      continue;
    }
    await trx
      .insertInto('pro_ratings')
      .values({ pro_id: proId, category, stars, rating_count })
      .onConflict((conflict) => conflict.columns(['pro_id', 'category']).doUpdateSet({ stars, rating_count }))
      .execute();
  }
  await trx
    .updateTable('pros')
    .from('pro_ratings')
    .innerJoin('rating_categories', 'rating_categories.name', 'pro_ratings.category')
    .set({ rating: averageStars, review_count: sql.ref('pro_ratings.rating_count') })
    .whereRef('pro_ratings.pro_id', '=', 'pros.id')
    .where('rating_categories.is_overall_type', '=', true)
    .where('pros.id', '=', proId)
    .execute();
}
