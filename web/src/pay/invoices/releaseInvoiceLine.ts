import { graphql, type IEnvironment } from 'relay-runtime';
import type { releaseInvoiceLineMutation } from '../../__generated__/releaseInvoiceLineMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** A line of a draft. */
type InvoiceLineRef = releaseInvoiceLineMutation['variables']['input'];

/** Puts a line on a draft again. Resolves to the errors of the mutation. */
export async function releaseInvoiceLine(environment: IEnvironment, input: InvoiceLineRef) {
  const { releaseInvoiceLine: payload } = await commit<releaseInvoiceLineMutation>(environment, {
    mutation: graphql`
      mutation releaseInvoiceLineMutation($input: ReleaseInvoiceLineInput!) {
        releaseInvoiceLine(input: $input) {
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
