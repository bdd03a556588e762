import { type RawBuilder, sql } from 'kysely';
import { daysOfWeek, timeBlocks } from '../../pros/profiles/availability.ts';
import { distancePoints, positionPoints, workedHerePoints } from '../../pros/profiles/fitTerms.ts';
import type { MatchParts } from './matchParts.ts';

const localStart = sql`(gigs.start_time at time zone gigs.timezone)`;
const day = sql`(array[${sql.join(daysOfWeek)}]::text[])[extract(isodow from ${localStart})::int]`;

// OVERNIGHT, the only block that spans midnight, covers the rest.
const { OVERNIGHT: _overnight, ...blocksOfADay } = timeBlocks;
const block = sql`case ${sql.join(
  Object.entries(blocksOfADay).map(
    ([name, { start_time, end_time }]) =>
      sql`when ${localStart}::time >= ${start_time}::time and ${localStart}::time < ${end_time}::time then ${name}`,
  ),
  sql` `,
)} else 'OVERNIGHT' end`;

/**
 * The match parts of a pro for a gig, for queries over `pros`, `gigs` and its `locations`. A new pro gets medium points
 * for what is not known yet.
 */
function matchPoints(now: Date): Record<keyof MatchParts, RawBuilder<number>> {
  return {
    skill: sql`case
      when exists (select from pro_skills where pro_id = pros.id and skill_id = gigs.skill_id)
        then ${sql.lit(positionPoints.known)}
      when gigs.no_experience_required then 14
      else ${sql.lit(positionPoints.other)}
    end`,
    worked_here: sql`case when exists (
      select from gig_applications as past
      where past.pro_id = pros.id and past.location_id = gigs.location_id
        and past.is_confirmed and not past.is_cancelled and past.work_end_time <= ${now}
    ) then ${sql.lit(workedHerePoints)} else 0 end`,
    rating: sql`rating_points(pros.rating)`,
    completion: sql`completion_points(pros.completion_percentage)`,
    availability: sql`case when ${day} = any(pros.days_of_week) and ${block} = any(pros.time_blocks) then 10 else 3 end`,
    distance: distancePoints({ city: sql.ref('gigs.city'), marketId: sql.ref('locations.market_id') }),
  };
}

/** {@link matchPoints} as one object. */
export function matchPartsObject(now: Date): RawBuilder<MatchParts> {
  const fields = Object.entries(matchPoints(now)).map(([part, points]) => sql`${sql.lit(part)}, ${points}`);
  return sql`jsonb_build_object(${sql.join(fields)})`;
}

/** {@link matchPoints} added up: 0 to 100, with a fraction. */
export function matchPointsInAll(now: Date): RawBuilder<number> {
  return sql`(${sql.join(Object.values(matchPoints(now)), sql` + `)})`;
}
