import { type RawBuilder, sql } from 'kysely';
import { daysOfWeek, timeBlocks } from '../../pros/profiles/availability.ts';
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
      when exists (select from pro_skills where pro_id = pros.id and skill_id = gigs.skill_id) then 30
      when gigs.no_experience_required then 14
      else 6
    end`,
    worked_here: sql`case when exists (
      select from gig_applications as past
      where past.pro_id = pros.id and past.location_id = gigs.location_id
        and past.is_confirmed and not past.is_cancelled and past.work_end_time <= ${now}
    ) then 20 else 0 end`,
    rating: share(15, { value: sql.ref('pros.rating'), from: 3, to: 5, unknown: 7.5 }),
    completion: share(15, {
      value: sql.ref('pros.completion_percentage'),
      from: 70,
      to: 100,
      unknown: 9,
    }),
    availability: sql`case when ${day} = any(pros.days_of_week) and ${block} = any(pros.time_blocks) then 10 else 3 end`,
    distance: sql`case
      when pros.city = gigs.city then 10
      when pros.market_id = locations.market_id then 6
      else 0
    end`,
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

type Range = { value: RawBuilder<unknown>; from: number; to: number; unknown: number };

/** So many points as the value is on its way through the range, with one decimal. */
function share(most: number, { value, from, to, unknown }: Range): RawBuilder<number> {
  const part = sql`(${value} - ${sql.lit(from)}) / ${sql.lit(to - from)}`;
  return sql`case
    when ${value} is null then ${sql.lit(unknown)}
    else round((${sql.lit(most)} * greatest(0, least(1, ${part})))::numeric, 1)
  end`;
}
