import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { draw, type Growth } from './growth.ts';
import type { NewPros } from './growPros.ts';

/** A step that cycles through all pros of a market before repeating one (unless it divides their number). */
const stride = 7919;

/**
 * Fills a temporary table `new_applications` from `new_gigs` with applications and their outcome. The first ones of
 * a gig are confirmed, the next one may be selected, some others are cancelled, and the rest are open.
 */
export async function planApplications(database: Database, growth: Growth, pros: NewPros): Promise<void> {
  const number = sql`gig.n::bigint * 1000 + k`;
  const now = sql`${growth.now}::timestamptz`;
  const outcome = draw(growth, 'outcome', number);
  const payment = draw(growth, 'payment', number);
  await sql`
    create temporary table new_applications on commit drop as
    with applied as (
      select
        gig.id as gig_id, gig.location_id, gig.start_time, gig.end_time, gig.is_cancelled as is_called_off, gig.hours,
        gig.skill_id, gig.invoicing_enabled,
        ${pros.first}::bigint + (gig.market_id - 1) * ${pros.perMarket}::int
          + ((gig.n::bigint * 131 + k * ${stride}::int) % ${pros.perMarket}::int)::int as pro_id,
        k < gig.confirmed as is_confirmed,
        k <= gig.confirmed and (k < gig.confirmed or (gig.start_time > ${now} and gig.confirmed < gig.heads
          and not gig.is_cancelled and ${outcome} < 0.3)) as is_selected,
        k > gig.confirmed and ${outcome} < 0.1 as is_cancelled,
        25 + floor(75 * sqrt(${draw(growth, 'score', number)}))::int as match_score,
        ${outcome} as outcome,
        case
          when k >= gig.confirmed or gig.end_time > ${now} - interval '36 hours' or ${payment} < 0.01 then null
          when ${payment} < 0.02 then 'FAILED'
          when gig.end_time > ${now} - interval '6 days' and ${payment} < 0.5 then 'IN_TRANSIT'
          else 'AVAILABLE'
        end as payment,
        -- Between the posting of the gig and its start, or now.
        least(gig.start_time - interval '12 days', ${now} - interval '3 hours')
          + ${draw(growth, 'applied', number)} ^ 2
          * (least(gig.start_time - interval '3 hours', ${now} - interval '10 minutes')
            - least(gig.start_time - interval '12 days', ${now} - interval '3 hours')) as created_ts
      from new_gigs as gig, generate_series(0, gig.applicants - 1) as k
    )
    select *,
      case when not invoicing_enabled then payment end as charge,
      case when invoicing_enabled or payment = 'AVAILABLE' then payment end as payout
    from applied
  `.execute(database);
  await sql`analyze new_applications`.execute(database);
}
