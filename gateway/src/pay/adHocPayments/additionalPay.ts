import { hoursProblem } from '@brigade/domain/pay/hours/hoursProblem.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { Money, usdOf } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getAdditionalAmount } from './adHocPaymentsApi.ts';
import type { AdditionalAmountWire } from './adHocPaymentWire.ts';

const AdditionalPay = builder.objectRef<AdditionalAmountWire>('AdditionalPay').implement({
  description: 'What a pro is still owed for hours that were not paid.',
  fields: (t) => ({
    amount: t.field({
      type: Money,
      description: 'The pay for the time that was not paid. Zero if all of it was.',
      resolve: ({ amount_cents }) => usdOf(amount_cents),
    }),
    minutes: t.int({
      description: 'The time that was not paid, in minutes.',
      resolve: ({ seconds }) => Math.round(seconds / 60),
    }),
  }),
});

builder.objectField(GigApplication, 'additionalPay', (t) =>
  t.field({
    type: AdditionalPay,
    nullable: true,
    description:
      'What the pro is still owed if they worked these hours, once the work is paid. Null with the error ' +
      'FORBIDDEN without the permission `payments.make`, or CONFLICT before the work is paid. Costs one ' +
      'upstream call.',
    args: {
      startTime: t.arg({ type: 'DateTime', required: true, description: 'The real start of the work.' }),
      endTime: t.arg({
        type: 'DateTime',
        required: true,
        description: 'The real end of the work, at most 16 hours after the start.',
      }),
    },
    resolve: ({ id }, { startTime, endTime }, { rest }) => {
      const problem = hoursProblem(Temporal.Instant.from(startTime), Temporal.Instant.from(endTime));
      if (problem !== null) throw badUserInput(problem, 'endTime');
      const query = { application_id: id, start_time: startTime, end_time: endTime };
      return rest.call(getAdditionalAmount, { query });
    },
  }),
);
