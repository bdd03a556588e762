import { z } from 'zod';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { billingTerms } from './billingTerms.ts';
import { changeInvoice, requireDraft } from './changeInvoice.ts';
import { invoiceResponse } from './invoiceResponse.ts';
import { issueInvoice } from './issueInvoice.ts';
import { loadInvoice } from './loadInvoices.ts';

/** `POST /api/staffer/invoices/:id/approve/`: issues a draft before its review ends. */
export const approveInvoice = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/invoices/:id/approve/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['invoices'],
    summary: 'Issue a draft before its review ends',
    description: 'Lines that are held back wait for the next invoice.',
    params: z.object({ id: idParameter }),
    responses: { 200: invoiceResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      await changeInvoice(services, caller, id, async (trx, invoice, now) => {
        requireDraft(invoice);
        const by = { now, approvedBy: caller.userId };
        const isIssued = await issueInvoice(trx, billingTerms(services), invoice, by);
        if (!isIssued)
          throw invalidTransition(
            'This invoice bills too little to charge. When its review ends, its lines wait for the next one.',
          );
      });
      return { status: 200, body: await loadInvoice(services, id) };
    },
  });
