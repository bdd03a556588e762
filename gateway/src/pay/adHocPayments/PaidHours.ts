import { builder } from '../../platform/schema/builder.ts';
import type { AdHocPaymentWire } from './adHocPaymentWire.ts';

export const PaidHours = builder
  .objectRef<NonNullable<AdHocPaymentWire['workinghours']>>('PaidHours')
  .implement({
    description: 'The hours that a pro really worked, for which an ad-hoc payment pays the rest.',
    fields: (t) => ({
      startTime: t.expose('start_time', { type: 'DateTime', description: 'The real start, in UTC.' }),
      endTime: t.expose('end_time', { type: 'DateTime', description: 'The real end, in UTC.' }),
    }),
  });
