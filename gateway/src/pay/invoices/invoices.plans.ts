import { demoInvoice, demoInvoiceLine, invoicedLocation } from '../../testing/demoInvoices.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { copperFinchId } from '../../testing/demoIds.ts';
import { mutate } from '../../testing/mutate.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

const holdInvoiceLine = graphql(`
  mutation ($input: HoldInvoiceLineInput!) {
    holdInvoiceLine(input: $input) {
      errors {
        code
      }
    }
  }
`);

const filter = { statuses: null, search: null };

export const plans: OperationPlans = {
  approveInvoiceMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({ input: { invoiceId: (await demoInvoice(stack, 'DRAFT')).id } }),
  },
  holdInvoiceLineMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({ input: { ...(await demoInvoiceLine(stack)), reason: 'Left early' } }),
  },
  InvoiceLinesPaginationQuery: {
    as: 'manager',
    variables: async ({ stack }) => ({ id: (await demoInvoice(stack, 'PAID')).id }),
  },
  InvoiceScreenQuery: {
    as: 'manager',
    variables: async ({ stack }) => ({ invoiceId: (await demoInvoice(stack, 'PAID')).databaseId }),
  },
  LocationInvoiceListPaginationQuery: {
    as: 'manager',
    variables: () => ({ id: globalId('Location', invoicedLocation), filter }),
  },
  LocationInvoicesScreenQuery: {
    as: 'manager',
    variables: () => ({ locationId: invoicedLocation, filter }),
  },
  OrganizationInvoiceListPaginationQuery: { as: 'owner', variables: () => ({ id: copperFinchId, filter }) },
  OrganizationInvoicesScreenQuery: { as: 'owner', variables: () => ({ organizationId: 1, filter }) },
  payInvoiceMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({ input: { invoiceId: (await demoInvoice(stack, 'OVERDUE')).id } }),
  },
  releaseInvoiceLineMutation: {
    as: 'manager',
    variables: async ({ stack }) => {
      const line = await demoInvoiceLine(stack);
      await mutate(stack, holdInvoiceLine, { as: 'manager', input: { ...line, reason: 'Left early' } });
      return { input: line };
    },
  },
};
