import { Location } from '../../businesses/locations/Location.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getDueTotal } from './duePayApi.ts';
import type { DueTotalWire } from './duePayWire.ts';

const DueTotal = builder.objectRef<DueTotalWire>('DueTotal').implement({
  description:
    'What can be paid at a location now, over all of its gigs. Payments on their way are left out.',
  fields: (t) => ({
    amount: t.field({
      type: Money,
      description: 'What the business is charged if everything is paid now, with the fees.',
      resolve: ({ total_amount }) => visibleUsd(total_amount),
    }),
    gigs: t.exposeInt('shift_count', { description: 'The number of gigs with work to pay.' }),
    pros: t.exposeInt('pro_count', { description: 'The number of pros to pay, each counted once.' }),
  }),
});

builder.objectField(Location, 'dueTotal', (t) =>
  t.field({
    type: DueTotal,
    nullable: true,
    description:
      'The total of what can be paid at the location now. Null with the error FORBIDDEN without the ' +
      'permission `payments.make`. Costs one upstream call.',
    resolve: ({ id: locationId }, _args, { rest }) =>
      rest.call(getDueTotal, { path: { locationId }, locationId }),
  }),
);
