import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { Money, usdOf } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { CostChangeWire } from './costChangeWire.ts';

export const CostChange = builder.objectRef<NonNullable<CostChangeWire>>('CostChange').implement({
  description:
    'What a change does to the cost of work: the charges to the business, with wages, bonuses and fees, for the time that ' +
    'counts.',
  fields: (t) => ({
    before: t.field({
      type: Money,
      description: 'The cost without the change. Work without a clock-out counts until its end.',
      resolve: ({ before }) => usdOf(dollarsToCents(before)),
    }),
    after: t.field({
      type: Money,
      description: 'The cost with the change: zero for pros who are no longer paid.',
      resolve: ({ after }) => usdOf(dollarsToCents(after)),
    }),
  }),
});
