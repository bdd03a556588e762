import { graphql, type IEnvironment } from 'relay-runtime';
import type { payInvoiceMutation } from '../../__generated__/payInvoiceMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Submits the payment of an invoice. Resolves to the errors of the mutation. */
export async function payInvoice(environment: IEnvironment, invoiceId: string) {
  const { payInvoice: payload } = await commit<payInvoiceMutation>(environment, {
    mutation: graphql`
      mutation payInvoiceMutation($input: PayInvoiceInput!) {
        payInvoice(input: $input) {
          errors {
            message
            path
          }
          invoice {
            number
            status
            ...InvoiceActions_invoice
            ...InvoiceDocument_invoice
          }
        }
      }
    `,
    variables: { input: { invoiceId } },
  });
  return payload.errors;
}
