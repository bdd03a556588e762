import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { notifyOfInvoice } from '../invoices/notifyOfInvoice.ts';
import { notifyOfFailure } from '../payments/notifyOfFailure.ts';
import { partSentence } from './partSentence.ts';
import type { ReturnedPartsTable } from './returnedPartsTable.ts';

/** Notifies those who pay that a part of a charge came back. */
export async function notifyOfPart(
  services: DueServices,
  trx: Transaction<Tables>,
  part: Selectable<ReturnedPartsTable>,
): Promise<void> {
  const { application_id, adhoc_payment_id, dispute_id, invoice_id, refusal, cents } = part;
  const failure = partSentence(refusal, cents);
  if (invoice_id !== null) {
    await notifyOfInvoice(services, trx, invoice_id, 'FAILED', failure);
    return;
  }
  const work = await trx
    .selectFrom('gig_applications')
    .select(['id', 'location_id', 'pro_id'])
    .where('id', '=', (eb) => {
      if (adhoc_payment_id !== null) {
        return eb
          .selectFrom('adhoc_payments')
          .select('application_id')
          .where('adhoc_payments.id', '=', adhoc_payment_id);
      }
      return dispute_id === null
        ? eb.val(application_id ?? 0)
        : eb.selectFrom('disputes').select('application_id').where('disputes.id', '=', dispute_id);
    })
    .executeTakeFirstOrThrow();
  const page =
    dispute_id !== null ? `disputes/${dispute_id}` : adhoc_payment_id === null ? 'pay' : 'pay/extra';
  await notifyOfFailure(services, trx, { work, chargedFor: work.id, failure, page, isPaidOut: true });
}
