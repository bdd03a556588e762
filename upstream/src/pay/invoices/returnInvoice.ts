import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { LateRefusal } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { chargedNow } from '../ledger/chargedNow.ts';
import { restoredKeys } from '../returnedCharges/restoredKeys.ts';
import { notifyOfInvoice } from './notifyOfInvoice.ts';
import { postInvoice } from './postInvoice.ts';

type Invoice = Pick<Selectable<Tables['invoices']>, 'id' | 'attempt'>;

/**
 * Fails an invoice that was paid if a bank took its charge back, and the charges of the work on it with it. The pros keep
 * their pay, and a retry pays the invoice again.
 */
export async function returnInvoice(
  services: DueServices,
  trx: Transaction<Tables>,
  { id, attempt }: Invoice,
  now: Date,
): Promise<void> {
  const failure = await findReturn(services, trx, `invoice-${id}-${attempt}`);
  if (failure === undefined || (await restoredKeys(trx, 'invoice_id', [id])).has(id)) return;
  await trx
    .updateTable('invoices')
    .set({ status: 'FAILED', failure_code: failure, paid_ts: null, charged_method: null })
    .where('id', '=', id)
    .execute();
  await postInvoice(trx, id, 'INVOICE_RETURNED', now);
  await failWork(trx, id, failure);
  await notifyOfInvoice(services, trx, id, 'FAILED');
}

type Return = Extract<LateRefusal, 'DEBIT_RETURNED' | 'CHARGE_REVERSED'>;

async function findReturn(
  services: DueServices,
  trx: Transaction<Tables>,
  key: string,
): Promise<Return | undefined> {
  const network = cardNetwork({ ...services, database: trx });
  // No pro is paid by it.
  const refusals = await network.findRefusals([{ key, kind: 'CHARGE', proId: 0, isArriving: false }]);
  const refusal = refusals.get(key);
  return refusal === 'DEBIT_RETURNED' || refusal === 'CHARGE_REVERSED' ? refusal : undefined;
}

/** Fails what the invoice had paid. A charge of the card for the work itself stays as it is. */
async function failWork(trx: Transaction<Tables>, invoiceId: number, failure: Return): Promise<void> {
  const lines = await trx
    .selectFrom('invoice_lines')
    .select('application_id')
    .where('invoice_id', '=', invoiceId)
    .where('adhoc_payment_id', 'is', null)
    .execute();
  const ids = lines.map(({ application_id }) => application_id);
  const charged = await chargedNow(trx, 'application_id', ids);
  const unpaid = ids.filter((id) => !charged.has(id));
  if (unpaid.length === 0) return;
  await trx
    .updateTable('payments')
    .set({ status: 'FAILED', failure_code: failure, due_ts: null })
    .where('kind', '=', 'CHARGE')
    .where('status', '=', 'AVAILABLE')
    .where('application_id', 'in', unpaid)
    .execute();
}
