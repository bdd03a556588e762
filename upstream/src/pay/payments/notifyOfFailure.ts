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
};

/** Notifies the managers of the location that a payment failed. */
export async function notifyOfFailure(
  services: DueServices,
  trx: Database,
  { work: { location_id, pro_id }, failure, page }: Failure,
): Promise<void> {
  const { name, display_name } = await trx
    .selectFrom('locations')
    .innerJoin('pros', (join) => join.on('pros.id', '=', pro_id))
    .select(['locations.name', 'pros.display_name'])
    .where('locations.id', '=', location_id)
    .executeTakeFirstOrThrow();
  const address = `${services.settings.webPublicUrl}/locations/${location_id}/${page}`;
  await notifyPayers(services, trx, location_id, {
    event: 'PAYMENT_FAILED',
    subject: `The payment for ${display_name} failed`,
    body: `${name} could not pay ${display_name}. ${failure}\n\nRetry: ${address}`,
  });
}
