import { costLineLabel } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { CostLineCode } from '../../schedule/costs/GigCost.ts';
import type { PayLineWire } from './duePayWire.ts';

export const PayLine = builder.objectRef<PayLineWire>('PayLine').implement({
  description: 'One part of what a business pays for the work of a pro.',
  fields: (t) => ({
    code: t.expose('code', { type: CostLineCode, description: 'What the part is for.' }),
    label: t.string({
      description: 'The name of the part, for display.',
      resolve: ({ code }) => costLineLabel(code),
    }),
    amount: t.field({
      type: Money,
      description: 'The amount of the part.',
      resolve: ({ amount }) => visibleUsd(amount),
    }),
  }),
});
