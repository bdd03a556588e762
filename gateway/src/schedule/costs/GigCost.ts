import { costLineLabel, type costLineCodes } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import type { CostLine as Line } from '@brigade/domain/schedule/costs/costLines.ts';
import type { GigCost as Cost } from '@brigade/domain/schedule/costs/gigCost.ts';
import { Money, usdOf } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const CostLineCode = builder.enumType('CostLineCode', {
  description: 'What a cost is made of.',
  values: {
    LABOR: { description: 'Wages for the hours less the unpaid break.' },
    BONUS: { description: 'The bonus of each pro.' },
    PLATFORM_FEE: { description: 'The platform fee, on wages and bonus.' },
    IN_NETWORK_FEE: { description: "The fee for the location's own network, in place of the platform fee." },
    W2_FEE: { description: 'Added for workers on payroll.' },
    BACKGROUND_CHECK_FEE: { description: 'Added where a background check is required.' },
    TIP: { description: 'What a manager adds for the pro, when paying.' },
    TIPPING_FEE: { description: 'What the platform adds to a tip.' },
    REIMBURSEMENT: { description: 'What a pro spent and the business pays back.' },
    OTHER_PAY: { description: 'What a pro is paid besides, such as a settlement.' },
    GATEWAY_FEE: { description: 'What the card network takes of each charge.' },
  } satisfies Described<typeof costLineCodes>,
});

const CostLine = builder.objectRef<Line>('CostLine').implement({
  description: 'One part of what a gig costs.',
  fields: (t) => ({
    code: t.expose('code', { type: CostLineCode, description: 'What the amount is for.' }),
    label: t.string({
      description: 'What the amount is for, in words for display.',
      resolve: ({ code }) => costLineLabel(code),
    }),
    amount: t.field({
      type: Money,
      description: 'The amount for all places.',
      resolve: ({ cents }) => usdOf(cents),
    }),
    how: t.exposeString('how', {
      description: 'How the amount was computed, e.g. "7 h 30 min × $24.00 × 3".',
    }),
  }),
});

export const GigCost = builder.objectRef<Cost>('GigCost').implement({
  description: 'What a gig costs when all its places are worked as posted.',
  fields: (t) => ({
    lines: t.field({
      type: [CostLine],
      description: 'The parts of the cost: wages first, then each fee.',
      extensions: { listSize: 7 },
      resolve: ({ lines }) => [...lines],
    }),
    perPlace: t.field({
      type: Money,
      description: 'The cost of one filled place, which is one charge.',
      resolve: ({ perPlaceCents }) => usdOf(perPlaceCents),
    }),
    total: t.field({
      type: Money,
      description: 'The cost of all places: the sum of the lines.',
      resolve: ({ totalCents }) => usdOf(totalCents),
    }),
  }),
});
