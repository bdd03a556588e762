import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { HomeWire } from './homeWire.ts';

export const HomeWeek = builder.objectRef<NonNullable<HomeWire['weeks']>[number]>('HomeWeek').implement({
  description: 'What the work of a week costs.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The Sunday on which the week begins.' }),
    cost: t.field({
      type: Money,
      description: 'What confirmed work costs: as charged, or as paying it now would cost.',
      resolve: ({ cost_amount }) => visibleUsd(cost_amount),
    }),
  }),
});
