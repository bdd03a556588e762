import { builder } from '../../platform/schema/builder.ts';
import type { GigWire } from './gigWire.ts';

export const GigPayments = builder.objectRef<GigWire['stats']>('GigPayments').implement({
  description: 'The number of payments of a gig, by status.',
  fields: (t) => ({
    total: t.exposeInt('total_payments', { description: 'The number of charges to the business.' }),
    submitted: t.exposeInt('submitted_payments', {
      description: 'The number of submitted charges that are pending.',
    }),
    failed: t.exposeInt('failed_payments', { description: 'The number of charges that were declined.' }),
    error: t.exposeInt('error_payments', { description: 'The number of charges that failed with an error.' }),
    paidPros: t.exposeInt('paid_pros', { description: 'The number of pros who have been paid.' }),
  }),
});
