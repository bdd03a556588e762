import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { namePools } from '../pros/names.ts';
import { bioClosers } from '../pros/bioClosers.ts';
import { draw, pick, turn, type Growth } from './growth.ts';
import { marketCenter } from './marketCenter.ts';

/** The number of new applications per new pro. */
const applicationsPerPro = 50;
const markets = 6;

const givenNames = namePools.flatMap(({ given }) => given);
const familyNames = namePools.flatMap(({ family }) => family);
const plainClosers = bioClosers.filter((sentence) => !sentence.includes('{'));

/** The new pros: consecutive ids from `first`, `perMarket` of them per market, in the order of the markets' ids. */
export interface NewPros {
  first: number;
  perMarket: number;
}

/** Enough pros that none must apply twice for the busiest gig, which draws less than twice the usual number. */
function prosPerMarket({ gigs, applications }: Growth): number {
  const forOneGig = 2 * Math.ceil(applications / gigs);
  return Math.max(forOneGig, Math.ceil(applications / applicationsPerPro / markets));
}

/**
 * Adds pros with accounts, trades, preferences and earlier jobs, equally many per market.
 *
 * @param perMarket defaults to as many as the applications need
 */
export async function growPros(
  database: Database,
  growth: Growth,
  perMarket = prosPerMarket(growth),
): Promise<NewPros> {
  const count = perMarket * markets;
  const n = sql.ref('n');
  const market = sql<number>`(1 + (n - 1) / ${perMarket}::int)`;
  const { longitude, latitude } = marketCenter(market);
  const { rows } = await sql<{ user: number; pro: number }>`
    select (select max(id) from users) as user, (select max(id) from pros) as pro
  `.execute(database);
  const last = rows[0] ?? { user: 0, pro: 0 };
  const given = turn(givenNames, n);
  const family = pick(familyNames, draw(growth, 'family name', n));
  await sql`
    insert into users (id, username, email, first_name, last_name, app_mode, date_joined)
    select ${last.user}::bigint + n, 'pro.' || n, 'pro.' || n || '@inbox.example', ${given}, ${family}, 'GIGSTER',
      ${growth.now}::timestamptz - make_interval(days => (800 + 400 * ${draw(growth, 'joined', n)})::int)
    from generate_series(1, ${count}::int) as n
  `.execute(database);
  await sql`
    insert into pros (
      id, user_id, display_name, bio, badges, verified, market_id, city, home_longitude, home_latitude, rating, gigs_worked, completion_percentage,
      review_count, has_background_check, time_blocks, days_of_week, hours_per_week, pro_contractor_type, created_ts
    )
    select
      ${last.pro}::bigint + n, ${last.user}::bigint + n, ${given} || ' ' || left(${family}, 1) || '.',
      ${turn(plainClosers, n)},
      case when n % 3 = 0 then array['VERIFICATION', 'SILVER'] when n % 3 = 1 then array['VERIFICATION'] else '{}' end,
      n % 3 < 2, ${market}, 'Downtown',
      ${longitude} + ${draw(growth, 'home longitude', n)} / 2 - 0.25,
      ${latitude} + ${draw(growth, 'home latitude', n)} / 2 - 0.25,
      round((3.6 + 1.4 * ${draw(growth, 'rating', n)})::numeric, 2),
      (200 * ${draw(growth, 'worked', n)} ^ 2)::int,
      round((85 + 15 * ${draw(growth, 'completion', n)})::numeric, 1),
      (90 * ${draw(growth, 'reviews', n)} ^ 2)::int,
      n % 3 = 0,
      (array['MORNING', 'AFTERNOON', 'EVENING', 'OVERNIGHT'])[1 + n % 4 : 2 + n % 4],
      (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[1 + n % 5 : 4 + n % 5],
      ${turn(['UNDER_10', '10_20', '20_30', '30_40', 'OVER_40'], n)},
      ${turn(['PART_TIME', 'FULL_TIME', 'EVENT', 'SEASONAL'], n)},
      ${growth.now}::timestamptz - interval '790 days'
    from generate_series(1, ${count}::int) as n
  `.execute(database);
  await sql`
    insert into pro_skills (pro_id, skill_id)
    select ${last.pro}::bigint + n, 1 + (n * 5 + step * 7) % 12
    from generate_series(1, ${count}::int) as n, generate_series(0, 1) as step
  `.execute(database);
  await sql`
    insert into pro_work_history (pro_id, business_name, position, skill_id, start_date, end_date)
    select ${last.pro}::bigint + n, 'Earlier House', 'Crew', 1 + (n * 5) % 12, '2021-03-01', '2022-09-30'
    from generate_series(1, ${count}::int) as n
  `.execute(database);
  return { first: last.pro + 1, perMarket };
}
