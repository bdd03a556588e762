import { invoicedLocation } from '../../testing/demoInvoices.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  CertificationsActQuery: { variables: () => ({ locationId: 1 }) },
  DisputesActQuery: { variables: () => ({ locationId: 1 }) },
  ExtraPaymentsActQuery: { variables: () => ({ locationId: 1 }) },
  GeoLogsActQuery: { variables: () => ({ locationId: 1 }) },
  HomeScreenQuery: { variables: () => ({ locationId: 1 }) },
  InvitationsActQuery: { variables: () => ({ locationId: 1 }) },
  InvoicesActQuery: {
    as: 'manager',
    variables: () => ({ locationId: invoicedLocation, statuses: ['DRAFT'] }),
  },
  LocationsDayScreenQuery: { as: 'owner', variables: () => ({ date: null }) },
  MissingActQuery: { variables: ({ gig }) => ({ gigId: gig.databaseId }) },
  PayActQuery: { variables: () => ({ locationId: 1, state: 'FAILED' }) },
  PlacesActQuery: { variables: ({ gig }) => ({ gigId: gig.databaseId }) },
};
