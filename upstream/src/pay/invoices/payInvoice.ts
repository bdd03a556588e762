import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { chargingIsOff } from '../payments/requirePayable.ts';
import { requireUsableMethod } from '../payments/requireUsableMethod.ts';
import { changeInvoice } from './changeInvoice.ts';
import { invoiceResponse } from './invoiceResponse.ts';
import { loadInvoice } from './loadInvoices.ts';
import { readPayer } from './payer.ts';

/** `POST /api/staffer/invoices/:id/pay/`: pays an invoice before its due date, or retries a payment that failed. */
export const payInvoice = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/invoices/:id/pay/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['invoices'],
    summary: 'Pay an invoice now, or retry a payment that failed',
    description:
      'Submits the charge of the payment method of the location or its organization; of the organization that was billed ' +
      'if the location moved to another one since.',
    params: z.object({ id: idParameter }),
    responses: { 200: invoiceResponse },
    errors: [402, 404, 409],
    handle: async ({ params: { id }, caller }) => {
      await requireTermsAccepted(services.database, caller);
      await changeInvoice(services, caller, id, async (trx, invoice, now) => {
        if (invoice.status === 'DRAFT') throw invalidTransition('Approve this invoice before you pay it.');
        if (invoice.status === 'PAID') throw invalidTransition('This invoice is paid already.');
        if (invoice.is_charging)
          throw invalidTransition('The payment of this invoice is already on its way.');
        const network = cardNetwork(services);
        if (network.charge === null) throw chargingIsOff();
        requireUsableMethod(await readPayer(trx, network.name, invoice), now);
        await trx
          .updateTable('invoices')
          .set({
            status: 'ISSUED',
            attempt: invoice.attempt + 1,
            is_charging: true,
            failure_code: null,
            next_ts: now,
          })
          .where('id', '=', id)
          .execute();
      });
      return { status: 200, body: await loadInvoice(services, id) };
    },
  });
