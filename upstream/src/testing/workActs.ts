import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { addApplication, addGig, hoursFromStart } from './builders.ts';
import { fixtureIds as ids } from './fixtureIds.ts';

type Act = (pick: number, way: number) => Promise<unknown>;

/** One of the rows of a table, by a number of any size. */
const oneOf = (table: string, pick: number) => sql`
  (select id from ${sql.table(table)} order by id offset ${pick} % greatest(1, (select count(*) from ${sql.table(table)}))
   limit 1)`;

const chargeStatus = (way: number) =>
  ['SUBMITTED', 'FAILED', 'PENDING_TRANSFER', 'ERROR', 'AVAILABLE'][way % 5] ?? null;

/**
 * What people, jobs and the sandbox write about work at two locations, by name. `pick` decides about what, `way` how.
 * The database refuses acts that contradict others by a constraint.
 */
export function workActs(database: Database, [one, other]: readonly [number, number]): Record<string, Act> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(database);
  return {
    post: (pick, way) =>
      addGig(database, {
        location_id: pick % 2 ? one : other,
        skill_id: way % 2 ? ids.server : ids.lineCook,
        start_time: hoursFromStart((pick % 300) - 150),
        end_time: hoursFromStart((pick % 300) - 150 + 3 + (way % 8)),
        allowed_confirmed_pros: 1 + (way % 3),
        unpaid_break_minutes: 15 * (way % 3),
      }),
    apply: async (pick, way) => {
      const { rows } = await sql<{ id: number | null }>`select ${oneOf('gigs', pick)} as id`.execute(
        database,
      );
      const gig_id = rows[0]?.id ?? null;
      // All may have been deleted.
      if (gig_id === null) return;
      const pro_id = 1 + (way % 4);
      await run(sql`delete from gig_applications where gig_id = ${gig_id} and pro_id = ${pro_id}`);
      await addApplication(database, { gig_id, pro_id, is_selected: true, is_confirmed: way % 5 > 0 });
    },
    confirm: (pick, way) =>
      run(sql`update gig_applications set is_confirmed = ${way % 3 > 0}, is_selected = true
      where id = ${oneOf('gig_applications', pick)}`),
    cancel: (pick, way) =>
      run(sql`update gig_applications set is_cancelled = ${way % 4 > 0},
      cancellation_reason = ${[null, 'NO_SHOW', 'CALLED_OUT', 'OTHER'][way % 4] ?? null}
      where id = ${oneOf('gig_applications', pick)}`),
    setHours: (pick, way) =>
      run(sql`update gig_applications set work_end_time = work_start_time + make_interval(mins => ${200 + (way % 400)})
      where id = ${oneOf('gig_applications', pick)}`),
    punch: (pick, way) =>
      run(sql`insert into time_punches (application_id, time, punch_type)
      select id, original_work_start_time + make_interval(mins => ${(way % 60) - 20}),
        ${way % 3 === 0 ? 'CLOCK_OUT' : 'CLOCK_IN'}
      from gig_applications where id = ${oneOf('gig_applications', pick)}`),
    movePunch: (pick, way) =>
      run(sql`update time_punches set time = time + make_interval(mins => ${(way % 60) - 30})
      where id = ${oneOf('time_punches', pick)}`),
    deletePunch: (pick) => run(sql`delete from time_punches where id = ${oneOf('time_punches', pick)}`),
    judgeBreak: (pick, way) =>
      run(
        sql`update gig_applications set break_compliance = ${
          ['COMPLIANT', 'TOO_LATE', 'TOO_SHORT', 'TOO_LONG', 'SKIPPED', 'UNKNOWN', 'SHORT_SHIFT'][way % 7] ??
          null
        } where id = ${oneOf('gig_applications', pick)}`,
      ),
    pay: (pick, way) =>
      run(sql`update gig_applications set business_payment_amount = ${way % 3 === 0 ? null : way / 100},
      business_payment_status = ${way % 3 === 0 ? null : chargeStatus(way)}
      where id = ${oneOf('gig_applications', pick)}`),
    moveCharge: (pick, way) =>
      run(sql`update gig_applications set business_payment_status = ${chargeStatus(way)}
      where id = ${oneOf('gig_applications', pick)} and business_payment_status is not null`),
    invoice: (pick, way) =>
      run(sql`
      with invoice as (
        insert into invoices (organization_id, status, style, period_start, period_end, timezone, bill_to, created_ts,
          review_ends_ts)
        values (1, 'DRAFT', 'STANDARD', '2026-02-01', '2026-02-07', 'America/Chicago', '{}', now(), now())
        returning id
      )
      insert into invoice_lines (invoice_id, application_id, location_id, work_start_time, work_end_time, amounts,
        total_cents)
      select invoice.id, work.id, location_id, work_start_time, work_end_time, '[]', ${way}
      from gig_applications as work, invoice
      where work.id = ${oneOf('gig_applications', pick)}
        and work.id not in (select application_id from invoice_lines)`),
    correctInvoice: (pick, way) =>
      run(sql`update invoice_lines set total_cents = ${way} where id = ${oneOf('invoice_lines', pick)}`),
    takeOffInvoice: (pick) => run(sql`delete from invoice_lines where id = ${oneOf('invoice_lines', pick)}`),
    changeGig: (pick, way) =>
      run(sql`update gigs set allowed_confirmed_pros = ${1 + (way % 4)}, unpaid_break_minutes = ${way % 50},
      skill_id = ${way % 2 ? ids.server : ids.lineCook}
      where id = ${oneOf('gigs', pick)}`),
    postEarlier: (pick, way) =>
      run(sql`update gigs set created_ts = created_ts - make_interval(secs => ${way * 7})
      where id = ${oneOf('gigs', pick)}`),
    moveGig: (pick, way) =>
      database.transaction().execute(async (trx) => {
        const hours = (way % 100) - 50;
        const { rows } = await sql<{ id: number }>`
        update gigs set start_time = start_time + make_interval(hours => ${hours}),
          end_time = end_time + make_interval(hours => ${hours})
        where id = ${oneOf('gigs', pick)} returning id
      `.execute(trx);
        await sql`
        update gig_applications set gig_start_time = gig_start_time + make_interval(hours => ${hours}),
          work_start_time = work_start_time + make_interval(hours => ${hours}),
          work_end_time = work_end_time + make_interval(hours => ${hours})
        where gig_id = ${rows[0]?.id ?? 0}
      `.execute(trx);
      }),
    cancelGig: (pick, way) =>
      run(sql`update gigs set status = ${['CANCELLED', 'POSTED', 'COMPLETED', 'UNAPPROVED'][way % 4] ?? 'POSTED'}
      where id = ${oneOf('gigs', pick)}`),
    guarantee: (pick, way) =>
      run(sql`update gig_applications set guaranteed_minutes = ${way % 3 === 0 ? null : 60 + (way % 180)}
      where id = ${oneOf('gig_applications', pick)}`),
    deleteApplication: (pick) =>
      run(sql`delete from gig_applications where id = ${oneOf('gig_applications', pick)}
      and id not in (select application_id from invoice_lines)`),
    deleteGig: (pick) =>
      run(sql`delete from gigs where id = ${oneOf('gigs', pick)} and id not in (
      select gig_id from gig_applications join invoice_lines on application_id = gig_applications.id)`),
    moveLocation: (pick, way) =>
      run(sql`update locations
      set timezone = ${['America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo', 'America/Chicago'][way % 4] ?? ''}
      where id = ${pick % 2 ? one : other}`),
  };
}
