import type { Database } from '../../platform/database/database.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { notifyPayers } from './notifyPayers.ts';
import type { PayableWork } from './payableWork.ts';

type Failure = {
  work: Pick<PayableWork, 'location_id' | 'pro_id'>;
  /** What happened, as a sentence. */
  failure: string;
  /** The page of the location where it is retried. */
  page: string;
  /** Whether it was a charge that came back and whose pro was paid. */
  isPaidOut?: boolean;
};

/** Notifies the managers of the location that a payment failed. */
export async function notifyOfFailure(
  services: DueServices,
  trx: Database,
  { work: { location_id, pro_id }, failure, page, isPaidOut = false }: Failure,
): Promise<void> {
  const { name, display_name } = await trx
    .selectFrom('locations')
    .innerJoin('pros', (join) => join.on('pros.id', '=', pro_id))
    .select(['locations.name', 'pros.display_name'])
    .where('locations.id', '=', location_id)
    .executeTakeFirstOrThrow();
  const address = `${services.settings.webPublicUrl}/locations/${location_id}/${page}`;
  const happened = isPaidOut
    ? `The payment of ${name} for ${display_name} came back. The pro keeps the pay, and a retry charges only you.`
    : `${name} could not pay ${display_name}.`;
  await notifyPayers(services, trx, location_id, {
    event: 'PAYMENT_FAILED',
    subject: `The payment for ${display_name} failed`,
    body: `${happened} ${failure}\n\nRetry: ${address}`,
  });
}
