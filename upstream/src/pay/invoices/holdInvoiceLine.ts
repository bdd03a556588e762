import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { changeInvoice, requireDraft } from './changeInvoice.ts';
import { invoiceResponse } from './invoiceResponse.ts';
import { loadInvoice } from './loadInvoices.ts';
import { sumInvoice } from './sumInvoice.ts';

const reason = z.string().trim().min(1, 'This field is required').max(500, 'At most 500 characters');

/** `PATCH /api/staffer/invoices/:id/lines/:lineId/`: holds a line of a draft back, or puts it on again. */
export const holdInvoiceLine = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/invoices/:id/lines/:lineId/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['invoices'],
    summary: 'Hold a line of a draft back, or put it on again',
    description: 'A line that is held back when the review ends is on the invoice of the next period.',
    params: z.object({ id: idParameter, lineId: idParameter }),
    body: z.strictObject({ held_reason: reason.nullable().describe('Null puts the line on again') }),
    responses: { 200: invoiceResponse },
    errors: [404, 409],
    handle: async ({ params: { id, lineId }, body: { held_reason }, caller }) => {
      await changeInvoice(services, caller, id, async (trx, invoice) => {
        requireDraft(invoice);
        const line = await trx
          .updateTable('invoice_lines')
          .set({ held_reason })
          .where('id', '=', lineId)
          .where('invoice_id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (!line) throw notFound('line');
        await sumInvoice(trx, id, services.settings.invoicing.taxPercent);
      });
      return { status: 200, body: await loadInvoice(services, id) };
    },
  });
