import { notifyUser } from '../../accounts/notifications/notifyUser.ts';
import { activeAdmins } from '../../businesses/teams/answerableUsers.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { billedOrganizations } from './billedOrganization.ts';
import { notifyPayers } from './notifyPayers.ts';
import type { PayableWork } from './payableWork.ts';

type Failure = {
  work: Pick<PayableWork, 'location_id' | 'pro_id'>;
  /** The application of the work that a charge was for; omitted for payouts. */
  chargedFor?: number;
  /** What happened, as a sentence. */
  failure: string;
  /** The page of the location where it is retried. */
  page: string;
  /** Whether it was a charge that came back and whose pro was paid. */
  isPaidOut?: boolean;
};

/**
 * Notifies the managers of the location that a payment failed, and of a charge also the admins of the organization that is
 * billed, if the location has left it: only they can change its payment method.
 */
export async function notifyOfFailure(
  services: DueServices,
  trx: Database,
  { work: { location_id, pro_id }, chargedFor, failure, page, isPaidOut = false }: Failure,
): Promise<void> {
  const { name, organization_id, display_name } = await trx
    .selectFrom('locations')
    .innerJoin('pros', (join) => join.on('pros.id', '=', pro_id))
    .select(['locations.name', 'locations.organization_id', 'pros.display_name'])
    .where('locations.id', '=', location_id)
    .executeTakeFirstOrThrow();
  const { webPublicUrl } = services.settings;
  const notice = { event: 'PAYMENT_FAILED', subject: `The payment for ${display_name} failed` } as const;
  const happened = isPaidOut
    ? `The payment of ${name} for ${display_name} came back. The pro keeps the pay, and a retry charges only you.`
    : `${name} could not pay ${display_name}.`;
  const sentence = `${happened} ${failure}`;
  const address = `${webPublicUrl}/locations/${location_id}/${page}`;
  await notifyPayers(services, trx, location_id, { ...notice, body: `${sentence}\n\nRetry: ${address}` });
  if (chargedFor === undefined) return;
  const billed = (await billedOrganizations(trx, [chargedFor])).get(chargedFor) ?? organization_id;
  if (billed === organization_id) return;
  const billing = `${webPublicUrl}/organizations/${billed}/billing`;
  const body = `${sentence} The work was before ${name} moved.\n\nPayment method: ${billing}`;
  for (const userId of await activeAdmins(trx, billed)) {
    await notifyUser(services, trx, userId, { ...notice, body });
  }
}
