import { graphql, type IEnvironment } from 'relay-runtime';
import type { holdInvoiceLineMutation } from '../../__generated__/holdInvoiceLineMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** A line of a draft, and why it is held back. */
type HeldLine = holdInvoiceLineMutation['variables']['input'];

/** Holds a line of a draft back. Resolves to the errors of the mutation. */
export async function holdInvoiceLine(environment: IEnvironment, input: HeldLine) {
  const { holdInvoiceLine: payload } = await commit<holdInvoiceLineMutation>(environment, {
    mutation: graphql`
      mutation holdInvoiceLineMutation($input: HoldInvoiceLineInput!) {
        holdInvoiceLine(input: $input) {
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
    variables: { input },
  });
  return payload.errors;
}
