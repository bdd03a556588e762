import { builder } from '../platform/schema/builder.ts';
import type { GigWire } from '../schedule/gigs/gigWire.ts';

export const GigPayments = builder.objectRef<GigWire['stats']>('GigPayments').implement({
  description: 'How far the payments of a gig are, as counts of payments.',
  fields: (t) => ({
    total: t.exposeInt('total_payments', { description: 'All charges to the business.' }),
    submitted: t.exposeInt('submitted_payments', { description: 'Charges on their way.' }),
    failed: t.exposeInt('failed_payments', { description: 'Charges that were declined.' }),
    error: t.exposeInt('error_payments', { description: 'Charges that broke down.' }),
    paidPros: t.exposeInt('paid_pros', { description: 'Pros who have their money.' }),
  }),
});
