import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { workTexts } from '../gigs/gigTexts.ts';
import { draw, pick, type Growth } from './growth.ts';

const descriptions = Object.values(workTexts)
  .flat()
  .filter((text) => !text.includes('{'));

const contacts = ['Elena Marchetti', 'Sam Whitlock', 'Inés Carvalho', 'Bruno Keller', 'Tessa Moreau'];

/** Adds the gigs of `new_gigs` with the counts of `new_applications`. */
export async function growGigs(database: Database, growth: Growth): Promise<void> {
  const n = sql.ref('gig.n');
  const now = sql`${growth.now}::timestamptz`;
  await sql`
    insert into gigs (
      id, location_id, skill_id, status, type, employment_type, start_time, end_time, timezone, allowed_confirmed_pros,
      wage_amount, unpaid_break_minutes, description, contact_name, address_line_1, city, state_code, zip_code,
      checkin_code, checkin_token, chat_token, created_ts, last_updated_ts, total_applications, selected_applications,
      confirmed_applications, cancelled_applications, total_payments, failed_payments, paid_pros
    )
    select
      gig.id, gig.location_id, gig.skill_id,
      case
        when gig.is_cancelled then 'CANCELLED'
        when gig.start_time > ${now} then case when gig.confirmed >= gig.heads then 'CONFIRMED' else 'POSTED' end
        when gig.confirmed = 0 then 'UNFILLED'
        when gig.end_time > ${now} then 'CONFIRMED'
        when coalesce(counted.failed, 0) > 0 then 'FAILED_PAYMENT'
        when coalesce(counted.settled, 0) < gig.confirmed then 'INCOMPLETE'
        else 'COMPLETED'
      end,
      case when ${draw(growth, 'type', n)} < 0.88 then 'MARKETPLACE'
        when ${draw(growth, 'type', n)} < 0.94 then 'NETWORK'
        when ${draw(growth, 'type', n)} < 0.98 then 'PRIVATE_DIRECT_OFFER' else 'INTERVIEW' end,
      'F1099', gig.start_time, gig.end_time, gig.timezone, gig.heads,
      skill.default_wage_amount + floor(${draw(growth, 'wage', n)} * 8) / 2,
      case when gig.hours > 5 then 30 else 0 end,
      ${pick(descriptions, draw(growth, 'description', n))}, ${pick(contacts, draw(growth, 'contact', n))},
      location.street_address, location.city, location.state_code, location.zip_code,
      lpad(floor(${draw(growth, 'code', n)} * 10000)::text, 4, '0'), md5('check-in ' || gig.id)::uuid, md5('gig ' || gig.id),
      -- Never after now, however far ahead the gig is.
      least(gig.start_time - interval '12 days', ${now} - interval '3 hours') - make_interval(mins => gig.n % 600),
      least(gig.end_time + interval '2 days', ${now} - make_interval(mins => gig.n % 120)),
      gig.applicants, coalesce(counted.selected, 0), coalesce(counted.confirmed, 0), coalesce(counted.cancelled, 0),
      coalesce(counted.charged, 0), coalesce(counted.failed_charges, 0), coalesce(counted.paid_out, 0)
    from new_gigs as gig
      join locations as location on location.id = gig.location_id
      join skills as skill on skill.id = gig.skill_id
      left join (
        select gig_id,
          count(*) filter (where is_selected and not is_cancelled)::int as selected,
          count(*) filter (where is_confirmed and not is_cancelled)::int as confirmed,
          count(*) filter (where is_cancelled)::int as cancelled,
          count(charge)::int as charged,
          count(*) filter (where charge = 'FAILED')::int as failed_charges,
          count(*) filter (where payout = 'AVAILABLE')::int as paid_out,
          count(*) filter (where 'FAILED' in (charge, payout))::int as failed,
          count(*) filter (where coalesce(charge, payout) = 'AVAILABLE')::int as settled
        from new_applications group by gig_id
      ) as counted on counted.gig_id = gig.id
    order by gig.id
  `.execute(database);
}
