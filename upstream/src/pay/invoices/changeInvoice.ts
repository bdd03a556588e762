import type { Selectable, Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToInvoice } from './accessToInvoice.ts';

type Invoice = Selectable<Tables['invoices']>;

/** Changes an invoice that the caller may manage, in one transaction with the invoice locked. */
export async function changeInvoice(
  services: Services,
  caller: Caller,
  id: number,
  change: (trx: Transaction<Tables>, invoice: Invoice, now: Date) => Promise<void>,
): Promise<void> {
  await accessToInvoice(services.database, caller, id);
  await inTransactionOf(services, caller, async (trx) => {
    const invoice = await trx
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!invoice) throw notFound('invoice');
    await change(trx, invoice, services.clock.now());
  });
  afterCommit(() => wakeDueWork(services.database));
}

/** @throws ApiError invalid_transition after the review */
export function requireDraft({ status }: Invoice): void {
  if (status !== 'DRAFT') throw invalidTransition('The review of this invoice is over.');
}
