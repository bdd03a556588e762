import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';

/**
 * Sets ended gigs to COMPLETED once the business has paid all confirmed pros (the pros are paid where it is invoiced) or
 * their applications closed without pay, to FAILED_PAYMENT while a charge or a payout failed, also if that was completed
 * before, and back to INCOMPLETE on a retry. Gigs that
 * a payment has locked are settled after it, so that the two cannot deadlock.
 */
export const settleGigs: DueJob = {
  name: 'settleGigs',
  work: async (_upstream, trx, now) => {
    const { rows } = await sql<{ gig_id: number }>`
      delete from gigs_to_settle where gig_id in (
        select gig_id from gigs_to_settle join gigs on gigs.id = gig_id
        order by gig_id limit ${batchSize} for update skip locked
      )
      returning gig_id
    `.execute(trx);
    if (rows.length === 0) return 0;
    await sql`
      update gigs set status = settled.status, last_updated_ts = ${now}
      from (
        select gigs.id, case
          when count(*) filter (
            where not is_paid and (
              business_payment_status in ('FAILED', 'ERROR') or pro_payment_status in ('FAILED', 'ERROR')
            )
          ) > 0 then 'FAILED_PAYMENT'
          when count(gig_applications.id) filter (where not is_paid) = 0 then 'COMPLETED'
          else 'INCOMPLETE'
        end as status
        from gigs
        join locations on locations.id = gigs.location_id
        left join gig_applications on gig_applications.gig_id = gigs.id and is_confirmed and not is_cancelled
        left join lateral (
          select coalesce(business_payment_status = 'AVAILABLE', false)
              and coalesce(pro_payment_status not in ('FAILED', 'ERROR'), true)
            or locations.invoicing_enabled and coalesce(pro_payment_status = 'AVAILABLE', false) as is_paid
        ) as payment on true
        where gigs.id in (${sql.join(rows.map((row) => row.gig_id))})
        group by gigs.id
      ) as settled
      where gigs.id = settled.id and (
          gigs.status in ('INCOMPLETE', 'FAILED_PAYMENT')
          or (gigs.status = 'COMPLETED' and settled.status = 'FAILED_PAYMENT')
        ) and gigs.status <> settled.status
    `.execute(trx);
    return rows.length;
  },
};
