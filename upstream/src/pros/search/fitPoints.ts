import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { distancePoints, positionPoints, workedHerePoints } from '../profiles/fitTerms.ts';
import { hasWorkedTogether } from '../profiles/proFlags.ts';
import type { Vantage } from './vantage.ts';

/**
 * For queries over `pros`: how well a pro fits a location, 0 to 100. It has the six parts of a match. Without a gig, the
 * position is any that the location has posted, and the availability is its average over a week.
 */
export function fitPoints({ locationId, city, marketId, skillIds }: Vantage, now: Date): RawBuilder<number> {
  const { known, other } = positionPoints;
  return sql`(
    pros.fit_points
    + case when ${looksUp(hasPosition(skillIds))} then ${sql.lit(known)} else ${sql.lit(other)} end
    + case when ${looksUp(hasWorkedTogether([locationId], now))} then ${sql.lit(workedHerePoints)} else 0 end
    + ${distancePoints({ city: sql`${city}`, marketId: sql`${marketId}` })}
  )`;
}

/** A condition that is looked up for each pro. Otherwise, the database may find all who meet it for the sake of a few. */
function looksUp(condition: Expression<SqlBool>): RawBuilder<boolean> {
  return sql`(select ${condition} limit 1)`;
}

/** For queries over `pros`: whether the pro has any of these positions. */
export function hasPosition(skillIds: readonly number[]): Expression<SqlBool> {
  if (skillIds.length === 0) return sql<SqlBool>`false`;
  const eb = expressionBuilder<Tables, 'pros'>();
  return eb.exists(
    eb
      .selectFrom('pro_skills')
      .select('pro_skills.pro_id')
      .whereRef('pro_skills.pro_id', '=', 'pros.id')
      .where('pro_skills.skill_id', 'in', skillIds),
  );
}
