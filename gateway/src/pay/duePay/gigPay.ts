import { builder } from '../../platform/schema/builder.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { payOfGig } from './duePayApi.ts';
import { WorkPay } from './WorkPay.ts';

builder.objectField(Gig, 'pay', (t) =>
  t.field({
    type: [WorkPay],
    nullable: true,
    description:
      'The pay of the confirmed pros, by name, including those who were confirmed when the gig was ' +
      'cancelled late. Null with the error FORBIDDEN without the permission `payments.make`. Costs one ' +
      'upstream call, and none in duePay of a location.',
    extensions: { listSize: 10 },
    resolve: async ({ id }, _args, context) => (await loadById(payOfGig, id, 'gig', context)).works,
  }),
);
