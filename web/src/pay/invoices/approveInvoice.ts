import { graphql, type IEnvironment } from 'relay-runtime';
import type { approveInvoiceMutation } from '../../__generated__/approveInvoiceMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Issues a draft before its review ends. Resolves to the errors of the mutation. */
export async function approveInvoice(environment: IEnvironment, invoiceId: string) {
  const { approveInvoice: payload } = await commit<approveInvoiceMutation>(environment, {
    mutation: graphql`
      mutation approveInvoiceMutation($input: ApproveInvoiceInput!) {
        approveInvoice(input: $input) {
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
