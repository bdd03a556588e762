import type { Context } from '../../platform/context.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Invoice } from './Invoice.ts';
import { patchInvoiceLine } from './invoicesApi.ts';
import type { InvoiceWire } from './invoiceWire.ts';

export const invoiceIdInput = databaseIdInput('Invoice', 'an invoice');

/** Where the permissions that REST names are in the inputs. */
export const invoicePaths = { 'billing.manage': ['invoiceId'], 'organizations.manage': ['invoiceId'] };

type Line = { id: number; lineId: number; heldReason: string | null };

/** Holds a line back, or puts it on again; resolves to the invoice. */
export function reviewLine({ id, lineId, heldReason }: Line, { rest }: Context): Promise<InvoiceWire> {
  const call = rest.call(patchInvoiceLine, { path: { id, lineId }, body: { held_reason: heldReason } });
  return presentAt(['lineDatabaseId'], 'line', call);
}

/** The fields of the payloads of mutations that change an invoice. */
export function changedInvoiceFields(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, InvoiceWire | RefusedPayload>,
) {
  return {
    errors: errorsField(t),
    invoice: t.field({
      type: Invoice,
      nullable: true,
      description: 'The invoice after the change. Null if the mutation was refused.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
  };
}
