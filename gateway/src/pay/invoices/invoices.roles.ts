import type { MutationRoles } from '../../testing/roles/mutationRole.ts';

const here = {
  testedElsewhere: "The demo's invoices are of other locations; the tests beside it cover the roles.",
};

export const roles: MutationRoles = {
  approveInvoice: here,
  holdInvoiceLine: here,
  payInvoice: here,
  releaseInvoiceLine: here,
};
