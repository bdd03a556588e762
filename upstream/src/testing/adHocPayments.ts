import type { Insertable } from 'kysely';
import type { AdHocPaymentsTable } from '../pay/adHocPayments/adHocPaymentsTables.ts';
import type { Database } from '../platform/database/database.ts';
import { hoursFromStart } from './builders.ts';
import { fixtureIds as ids } from './fixtureIds.ts';
import { people } from './people.ts';

/** Adds an ad-hoc payment, by default a bonus of $20 to pro 1 that has arrived, at Harbor House; returns the id. */
export async function addAdHocPayment(
  database: Database,
  values: Partial<Insertable<AdHocPaymentsTable>> = {},
): Promise<number> {
  const { id } = await database
    .insertInto('adhoc_payments')
    .values({
      application_id: ids.openApplications[0],
      gig_id: ids.postedGig,
      location_id: ids.harborHouse,
      pro_id: 1,
      reason: 'PRO_BONUS',
      employment_type: 'F1099',
      status: 'AVAILABLE',
      amount_cents: 2000,
      charge_cents: 2469,
      charged_to_business: true,
      submitted_by_user_id: people.member.id,
      created_ts: hoursFromStart(40),
      last_updated_ts: hoursFromStart(40),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
