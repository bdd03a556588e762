import type { Database } from '../../platform/database/database.ts';
import { invalidField, invalidFields, type ErrorDetail } from '../../platform/errors.ts';
import type { ReviewBody } from './reviewBody.ts';

/** @throws ApiError invalid without the overall category, or with one that does not exist */
export async function requireKnownCategories(
  database: Database,
  ratings: ReviewBody['ratings'],
): Promise<void> {
  const known = await database.selectFrom('rating_categories').select(['name', 'is_overall_type']).execute();
  const unknown = ratings.flatMap(({ category }, index): ErrorDetail[] =>
    known.some(({ name }) => name === category)
      ? []
      : [{ code: 'invalid', message: 'There is no such category', target: `ratings.${index}.category` }],
  );
  if (unknown.length > 0) throw invalidFields(unknown);
  const isOverall = (name: string) => known.some((one) => one.is_overall_type && one.name === name);
  if (!ratings.some(({ category }) => isOverall(category))) {
    throw invalidField('ratings', 'Rate the work overall');
  }
}
