import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type ScheduledWork, restHours } from './conflict.ts';
import type { Pair } from './findConflicts.ts';
import type { Week } from './detectConflicts.ts';

/** A gig and the other work of a pro around it. */
type Surroundings = {
  gig: Pick<ScheduledWork, 'start_time' | 'end_time' | 'unpaid_break_minutes'>;
  weeks: Week[];
  held: ScheduledWork[];
};

type Row = Surroundings['gig'] & {
  pro_id: number;
  pair_gig_id: number;
  week_start: Date;
  week_end: Date;
  second_week_end: Date;
} & { [Column in keyof ScheduledWork as `held_${Column}`]: ScheduledWork[Column] | null };

/**
 * The other work of pros around gigs at locations of the same organization, by `proId:gigId`, earliest first. Weeks
 * start on Sundays at midnight in the time zone of the gig.
 */
export async function readScheduledWork(
  database: Database,
  pairs: readonly Pair[],
  now: Date,
): Promise<Map<string, Surroundings>> {
  const { rows } = await sql<Row>`
    select
      pair.pro_id, pair.gig_id as pair_gig_id, gigs.start_time, gigs.end_time, gigs.unpaid_break_minutes,
      week.week_start, week.week_end, week.second_week_end,
      held.*
    from unnest(
      array[${sql.join(pairs.map(({ proId }) => proId))}]::bigint[],
      array[${sql.join(pairs.map(({ gigId }) => gigId))}]::bigint[]
    ) as pair (pro_id, gig_id)
    join gigs on gigs.id = pair.gig_id
    join locations on locations.id = gigs.location_id
    cross join lateral (
      select date_trunc('week', (gigs.start_time at time zone gigs.timezone) + interval '1 day')
        - interval '1 day' as sunday
    ) as here
    cross join lateral (
      select
        here.sunday at time zone gigs.timezone as week_start,
        (here.sunday + interval '7 days') at time zone gigs.timezone as week_end,
        (here.sunday + interval '14 days') at time zone gigs.timezone as second_week_end
    ) as week
    left join lateral (
      select
        work.gig_id as held_gig_id, work.location_id as held_location_id, place.name as held_location_name,
        work.work_start_time as held_start_time, work.work_end_time as held_end_time,
        other.unpaid_break_minutes as held_unpaid_break_minutes, work.is_confirmed as held_is_confirmed
      from gig_applications as work
      join gigs as other on other.id = work.gig_id
      join locations as place on place.id = work.location_id
      where work.pro_id = pair.pro_id and work.gig_id <> pair.gig_id
        and work.is_selected and not work.is_cancelled and not work.is_gig_cancelled
        and place.organization_id = locations.organization_id
        and work.work_end_time > least(week.week_start, gigs.start_time - make_interval(hours => ${restHours}))
        and work.work_start_time < greatest(
          case when gigs.end_time > week.week_end then week.second_week_end else week.week_end end,
          gigs.end_time + make_interval(hours => ${restHours})
        )
    ) as held on true
    where gigs.status <> 'CANCELLED' and gigs.end_time > ${now}
    order by held.held_start_time, held.held_gig_id
  `.execute(database);
  return gathered(rows);
}

function gathered(rows: readonly Row[]): Map<string, Surroundings> {
  const found = new Map<string, Surroundings>();
  for (const row of rows) {
    const { start_time, end_time, unpaid_break_minutes, week_start, week_end, second_week_end } = row;
    const key = `${row.pro_id}:${row.pair_gig_id}`;
    const around = found.get(key) ?? {
      gig: { start_time, end_time, unpaid_break_minutes },
      weeks: [
        { start: week_start, end: week_end },
        { start: week_end, end: second_week_end },
      ],
      held: [],
    };
    const held = scheduledWork(row);
    if (held) around.held.push(held);
    found.set(key, around);
  }
  return found;
}

/** Null for a pair without any other place: then all of the columns are null. */
function scheduledWork(row: Row): ScheduledWork | null {
  if (row.held_gig_id === null || row.held_location_id === null) return null;
  if (row.held_start_time === null || row.held_end_time === null) return null;
  return {
    gig_id: row.held_gig_id,
    location_id: row.held_location_id,
    location_name: row.held_location_name ?? '',
    start_time: row.held_start_time,
    end_time: row.held_end_time,
    unpaid_break_minutes: row.held_unpaid_break_minutes ?? 0,
    is_confirmed: row.held_is_confirmed === true,
  };
}
