import type { AdHocErrorCode } from '@brigade/domain/pay/adHocPayments/adHocErrors.ts';
import { paymentFlags } from '@brigade/domain/filling/applications/paymentStatus.ts';
import { applicationById } from '../../filling/applications/applicationsApi.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { PaymentStatus } from '../../filling/applications/Payment.ts';
import type { Context } from '../../platform/context.ts';
import { Money, usd, visibleUsd } from '../../platform/money/Money.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { proOfLocation } from '../../pros/profiles/proSource.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { refundFields } from '../refunds/refundFields.ts';
import { returnedPartField } from '../returnedParts/returnedPartField.ts';
import { AdHocPaymentErrorCode, AdHocPaymentReason } from './adHocPaymentEnums.ts';
import { adHocPaymentById } from './adHocPaymentsApi.ts';
import type { AdHocPaymentWire } from './adHocPaymentWire.ts';
import { PaidHours } from './PaidHours.ts';

interface Failure {
  readonly code: AdHocErrorCode | null;
  readonly message: string;
}

const AdHocPaymentError = builder.objectRef<Failure>('AdHocPaymentError').implement({
  description: 'Why the last attempt of an ad-hoc payment failed.',
  fields: (t) => ({
    code: t.expose('code', {
      type: AdHocPaymentErrorCode,
      nullable: true,
      description: 'The reason of the failure. Null if the REST API sent an unknown one.',
    }),
    message: t.exposeString('message', { description: 'What happened, as a sentence.' }),
  }),
});

export const AdHocPayment = builder.node(builder.objectRef<AdHocPaymentWire>('AdHocPayment'), {
  description:
    'A payment to a pro besides the pay for their hours, such as a tip or a bonus. Requires the ' +
    'permission `payments.make`.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(adHocPaymentById, databaseIdIn(id), 'payment', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the payment.' }),
    reason: t.expose('reason', { type: AdHocPaymentReason, description: 'Why the pro is paid.' }),
    employmentType: t.expose('employment_type', {
      type: WorkerType,
      nullable: true,
      description: 'How the pro is employed for this payment. Null if the REST API does not report it.',
    }),
    status: t.expose('status', {
      type: PaymentStatus,
      description: 'PENDING_TRANSFER until the charge has arrived, then IN_TRANSIT to the pro.',
    }),
    isFailed: t.boolean({
      description: 'Whether the last attempt failed; it can be retried.',
      resolve: ({ status }) => paymentFlags(status).isFailed,
    }),
    amount: t.field({
      type: Money,
      description: 'The amount that the pro gets.',
      resolve: ({ amount }) => visibleUsd(amount),
    }),
    charge: t.field({
      type: Money,
      nullable: true,
      description:
        'What the business owes for the payment, with the fees: zero if the platform bears the cost. Null ' +
        'if the REST API does not report it.',
      resolve: ({ payment_amount }) => usd(payment_amount),
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What the payment is for, at most 500 characters. Null without a description.',
    }),
    workingHours: t.expose('workinghours', {
      type: PaidHours,
      nullable: true,
      description: 'The hours that the pro really worked. Null unless the reason is ADJUST_HOURS.',
    }),
    error: t.field({
      type: AdHocPaymentError,
      nullable: true,
      description: 'Why the last attempt failed. Null unless it did.',
      resolve: ({ status, error_code, error_message }) =>
        paymentFlags(status).isFailed
          ? { code: error_code ?? null, message: error_message ?? 'The payment failed.' }
          : null,
    }),
    returnedPart: returnedPartField(t),
    chargedToBusiness: t.boolean({
      description: 'Whether the business is charged. False if the platform bears the cost.',
      resolve: ({ charged_to_business }) => charged_to_business ?? true,
    }),
    submittedAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the payment was first submitted, in UTC. Null if the REST API does not report it.',
    }),
    ...refundFields(t),
    pro: t.field({
      type: Pro,
      nullable: true,
      description: 'The pro who gets the money. Null if the pro could not be loaded.',
      resolve: async ({ pro, application_id, location_id }, _args, context) =>
        proOfLocation(
          pro ?? (await loadApplication(application_id, context)).gigster,
          location_id ?? undefined,
        ),
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description:
        'The gig that the pro worked. Null if it could not be loaded. Costs one upstream call for all payments of a response.',
      resolve: async ({ gig_id, application_id }, _args, context) =>
        loadGig(gig_id ?? (await loadApplication(application_id, context)).gig_id, context),
    }),
    application: t.field({
      type: GigApplication,
      nullable: true,
      description:
        "The pro's application for the gig. Null if it could not be loaded. Costs one upstream call.",
      resolve: ({ application_id }, _args, context) => loadApplication(application_id, context),
    }),
  }),
});

function loadApplication(id: number, context: Context) {
  return loadById(applicationById, id, 'application', context);
}
