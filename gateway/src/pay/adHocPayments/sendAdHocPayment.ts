import { adHocCents, adHocDescriptionLimit } from '@brigade/domain/pay/adHocPayments/adHocAmount.ts';
import { type AdHocReason, adHocReasonNeedsHours } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { z } from 'zod';
import { userError } from '../../platform/errors/userError.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { builder } from '../../platform/schema/builder.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { AdHocPaymentReason } from './adHocPaymentEnums.ts';
import { createAdHocPayment, createBusinessPayment } from './adHocPaymentsApi.ts';
import { claimRules } from './claimRules.ts';
import { submittedPaymentFields } from './submittedPaymentFields.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

/** Where the input has what only platform admins choose; null if it has nothing of it. */
function pathOfPlatform(
  reason: AdHocReason,
  chargesBusiness: boolean,
  isEmploymentChosen: boolean,
): string[] | null {
  if (reason === 'TOS') return ['reason'];
  if (isEmploymentChosen) return ['employmentType'];
  return chargesBusiness ? null : ['chargesBusiness'];
}

builder.relayMutationField(
  'sendAdHocPayment',
  {
    description: 'Input for sendAdHocPayment.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: "The ID of the pro's application for the gig." }),
      reason: t.field({ type: AdHocPaymentReason, required: true, description: 'Why the pro is paid.' }),
      amountCents: t.int({
        required: true,
        description: `What the pro gets in cents, ${adHocCents.least} to ${adHocCents.most}. For ADJUST_HOURS what additionalPay says.`,
      }),
      description: t.string({
        description: `What the payment is for, at most ${adHocDescriptionLimit} characters. Required for REIMBURSEMENT and OTHER.`,
      }),
      startTime: t.field({ type: 'DateTime', description: 'The real start of the work, for ADJUST_HOURS.' }),
      endTime: t.field({ type: 'DateTime', description: 'The real end of the work, for ADJUST_HOURS.' }),
      chargesBusiness: t.boolean({
        defaultValue: true,
        description:
          'Whether the business pays. False if the platform bears the cost; only platform admins can set it.',
      }),
      employmentType: t.field({
        type: WorkerType,
        description:
          'How the pro is employed for this payment; only platform admins can set it. Defaults to the ' +
          'employment of the gig.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: claimRules.and(z.looseObject({ applicationId: applicationIdInput.rule })) },
  },
  {
    description:
      'Pays a pro besides the pay for their hours. The charge follows in seconds, and the payout after it. The same payment ' +
      'again within 10 minutes pays nothing and has the error DUPLICATE. Requires the permission `payments.make`.',
    extensions: errorPaths({
      'payments.make': ['applicationId'],
      'platform.admin': ['reason'],
      reason: ['reason'],
      amount: ['amountCents'],
      pro_amount: ['amountCents'],
      description: ['description'],
      employment_type: ['employmentType'],
      workinghours: ['endTime'],
      'workinghours.start_time': ['startTime'],
      'workinghours.end_time': ['endTime'],
    }),
    resolve: async (_root, { input }, { rest, isPlatformAdmin }) => {
      const { reason, amountCents, startTime, endTime } = input;
      const chargesBusiness = input.chargesBusiness ?? true;
      const amount = amountCents / 100;
      const employmentType = input.employmentType ?? undefined;
      const path = pathOfPlatform(reason, chargesBusiness, employmentType !== undefined);
      if (path && !(await isPlatformAdmin())) {
        throw new InvalidInput([userError('FORBIDDEN', 'Only platform admins can do this.', path)]);
      }
      const claim = {
        application_id: applicationIdInput.keyOf(input.applicationId),
        reason,
        description: input.description?.trim() || null,
        ...(adHocReasonNeedsHours(reason) &&
          startTime &&
          endTime && { workinghours: { start_time: startTime, end_time: endTime } }),
      };
      const call = path
        ? rest.call(createAdHocPayment, {
            body: { ...claim, amount, charge_business: chargesBusiness, employment_type: employmentType },
          })
        : rest.call(createBusinessPayment, { body: { ...claim, pro_amount: amount } });
      return { payment: await presentAt(['applicationId'], 'application', call) };
    },
  },
  { description: 'Return type of sendAdHocPayment.', outputFields: submittedPaymentFields },
);
