import { extraProblem } from '@brigade/domain/pay/payments/extraAmount.ts';
import { z } from 'zod';
import { eachApplicant } from '../../filling/applications/eachApplicant.ts';
import { pathsInList } from '../../filling/applications/pathsInList.ts';
import { resultsField } from '../../filling/applications/resultsField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf, nodeId } from '../../platform/schema/globalId.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { gigWithPay } from '../duePay/gigWithPay.ts';
import { payGig } from './paymentsApi.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import type { ApplicantOutcome } from '../../filling/applications/ApplicantResult.ts';
import { Money, type MoneyShape, usdOf } from '../../platform/money/Money.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const most = 200;

const gigIdInput = databaseIdInput('Gig', 'a gig');

const extra = z
  .int()
  .refine((cents) => extraProblem(cents) === null, 'Enter $0 to $1,000')
  .nullish();

const extras = z.object({ tipCents: extra, bonusCents: extra });

const payment = z.looseObject({ applicationId: nodeId, ...extras.shape });

const ProPaymentInput = builder.inputType('ProPaymentInput', {
  description: 'The payment of the work of one pro.',
  fields: (t) => ({
    applicationId: t.id({ required: true, description: 'The id of the application.' }),
    tipCents: t.int({
      description: 'The tip in cents, 0 to 100000. If omitted, that of the failed payment; none without one.',
    }),
    bonusCents: t.int({
      description:
        'A bonus in cents on top of that of the gig, 0 to 100000. If omitted, that of the failed payment.',
    }),
  }),
});

builder.relayMutationField(
  'payPros',
  {
    description: 'Input for payPros.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The id of the gig.' }),
      payments: t.field({
        type: [ProPaymentInput],
        required: true,
        description: `What is paid to each of 1 to ${most} pros.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        gigId: gigIdInput.rule,
        payments: z
          .array(payment)
          .min(1, 'Choose at least one pro')
          .max(most, `At most ${most} pros at a time`)
          .refine(
            (orders) => new Set(orders.map(({ applicationId }) => applicationId)).size === orders.length,
            'Name each pro once',
          ),
      }),
    },
  },
  {
    description:
      'Submits the payments of confirmed pros whose work is over, and retries failed ones. Each succeeds or fails for ' +
      'itself. The charge follows in seconds, and the payout after it. Requires the permission `payments.make`.',
    extensions: errorPaths({ 'payments.make': ['gigId'] }),
    resolve: async (_root, { input: { gigId: id, payments } }, { rest }) => {
      const gigId = gigIdInput.keyOf(id);
      const orders = new Map<number | null, z.output<typeof extras>>(
        payments.map((order) => [databaseIdOf(order.applicationId, 'GigApplication'), order]),
      );
      const { results } = await eachApplicant(
        payments.map(({ applicationId }) => applicationId),
        { tip_amount: ['tipCents'], bonus: ['bonusCents'] },
        async (ids) => {
          const body = {
            application_ids: ids,
            extras: ids.flatMap((number) => extrasBody(number, orders.get(number))),
          };
          const paid = rest.call(payGig, { path: { gigId }, body });
          return (await presentAt(['gigId'], 'gig', paid)).results;
        },
      );
      return { gigId, results: pathsInList('payments', results) };
    },
  },
  {
    description: 'The result for each pro of the input.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: resultsField(t),
      charge: t.field({
        type: Money,
        nullable: true,
        description:
          'What the business is charged for those whose payment was submitted, also with `validateOnly`. Null if the whole ' +
          'input was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : chargeOf(payload.results)),
      }),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig with its pay after the change. Null if the whole input was refused.',
        resolve: (payload, _args, context) =>
          payload instanceof RefusedPayload ? null : gigWithPay(payload.gigId, context),
      }),
    }),
  },
);

function chargeOf(results: readonly ApplicantOutcome[]): MoneyShape {
  const cents = results.map(({ application }) => dollarsToCents(application?.payment?.total_amount ?? 0));
  return usdOf(cents.reduce((sum, each) => sum + each, 0));
}

function extrasBody(applicationId: number, { tipCents, bonusCents }: z.output<typeof extras> = {}) {
  if (tipCents == null && bonusCents == null) return [];
  return [
    {
      application_id: applicationId,
      ...(tipCents != null && { tip_amount: tipCents / 100 }),
      ...(bonusCents != null && { bonus: bonusCents / 100 }),
    },
  ];
}
