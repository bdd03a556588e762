import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import { averageStars } from './averageStars.ts';
import { milesFromScope } from './proDistance.ts';
import { favoriteId, hasWorkedTogether, isBlocked } from './proFlags.ts';
import { skillsOfPro } from './proPreferences.ts';
import { proSummaryColumns } from './proSummary.ts';

/** The row of a pro's profile, with the flags that the pro has at these locations. */
export function selectProfileRow(database: Database, scope: LocationScope, now: Date) {
  return database
    .selectFrom('pros')
    .leftJoin('markets', 'markets.id', 'pros.market_id')
    .selectAll('pros')
    .select(proSummaryColumns)
    .select('markets.name as market_name')
    .select((eb) => [
      favoriteId(scope).as('favorite_id'),
      isBlocked(scope).$castTo<boolean>().as('is_blocked'),
      hasWorkedTogether(scope, now).$castTo<boolean>().as('has_worked_together'),
      milesFromScope(scope).as('distance_miles'),
      skillsOfPro.as('skills'),
      jsonArrayFrom(
        eb
          .selectFrom('pro_work_history')
          .leftJoin('skills', 'skills.id', 'pro_work_history.skill_id')
          .select([
            'pro_work_history.business_name',
            'pro_work_history.position',
            'pro_work_history.start_date',
            'pro_work_history.end_date',
            'skills.id as skill_id',
            'skills.name as skill_name',
          ])
          .whereRef('pro_work_history.pro_id', '=', 'pros.id')
          .orderBy('pro_work_history.start_date', 'desc')
          .orderBy('pro_work_history.id'),
      ).as('work_history'),
      jsonArrayFrom(
        eb
          .selectFrom('pro_certifications')
          .innerJoin('certifications', 'certifications.id', 'pro_certifications.certification_id')
          .select([
            'certifications.id',
            'certifications.name',
            'pro_certifications.state_code',
            'pro_certifications.expiration_date',
            'pro_certifications.status',
          ])
          .whereRef('pro_certifications.pro_id', '=', 'pros.id')
          .orderBy('certifications.name'),
      ).as('certifications'),
      jsonArrayFrom(
        eb
          .selectFrom('pro_ratings')
          .innerJoin('rating_categories', 'rating_categories.name', 'pro_ratings.category')
          .select([
            'rating_categories.rank',
            'rating_categories.name',
            'rating_categories.label',
            'rating_categories.is_overall_type',
            'pro_ratings.rating_count',
            averageStars.as('avg_rating'),
          ])
          .whereRef('pro_ratings.pro_id', '=', 'pros.id')
          .orderBy('rating_categories.rank'),
      ).as('ratings_summary'),
    ]);
}

/** A row of {@link selectProfileRow}. */
export type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectProfileRow>['executeTakeFirstOrThrow']>>;
