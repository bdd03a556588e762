import { encodeGlobalID } from '@pothos/plugin-relay';
import { Money, usd, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { AdHocPaymentReason } from '../adHocPayments/adHocPaymentEnums.ts';
import { PayLine } from '../duePay/PayLine.ts';
import type { InvoiceLineWire } from './invoiceWire.ts';

export const InvoiceLine = builder.objectRef<InvoiceLineWire>('InvoiceLine').implement({
  description:
    'The work of one pro for one gig on an invoice, a correction of it, or an ad-hoc payment for it.',
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the line, for its review.',
    }),
    applicationId: t.id({
      nullable: true,
      description: "The ID of the pro's application for the gig. Null if the REST API does not send it.",
      resolve: ({ application_id: id }) => (id == null ? null : encodeGlobalID('GigApplication', id)),
    }),
    adHocPaymentId: t.id({
      nullable: true,
      description:
        'The ID of the ad-hoc payment that the line bills. Null for the work itself, and if the REST API ' +
        'does not send it.',
      resolve: ({ adhoc_payment_id: id }) => (id == null ? null : encodeGlobalID('AdHocPayment', id)),
    }),
    gigDatabaseId: t.expose('gig_id', {
      type: 'DatabaseId',
      description: 'The number of the gig that was worked.',
    }),
    locationName: t.exposeString('location_name', { description: 'The name of the location of the work.' }),
    proName: t.exposeString('pro_name', { description: 'The display name of the pro.' }),
    skillName: t.exposeString('skill_name', { description: 'The name of the skill of the gig.' }),
    startTime: t.expose('work_start_time', {
      type: 'DateTime',
      description: 'The start of the work, in UTC.',
    }),
    endTime: t.expose('work_end_time', { type: 'DateTime', description: 'The end of the work, in UTC.' }),
    timeZone: t.exposeString('timezone', { description: 'The IANA time zone of the work.' }),
    adHocReason: t.expose('adhoc_reason', {
      type: AdHocPaymentReason,
      nullable: true,
      description: 'What an ad-hoc payment was for. Null for the work itself.',
    }),
    isLateCancellation: t.boolean({
      description:
        'Whether no one worked, and the line bills the guaranteed hours of a gig that was cancelled late. False if the ' +
        'REST API does not say so.',
      resolve: ({ is_late_cancellation }) => is_late_cancellation ?? false,
    }),
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'The time that is billed, in minutes. Null for corrections and ad-hoc payments.',
    }),
    wage: t.field({
      type: Money,
      nullable: true,
      description: 'The wage per hour. Null for corrections and ad-hoc payments.',
      resolve: ({ wage_amount }) => usd(wage_amount),
    }),
    parts: t.expose('lines', {
      type: [PayLine],
      description: 'What the work costs, wages first; negative amounts are credits.',
      extensions: { listSize: 4 },
    }),
    total: t.field({
      type: Money,
      description: 'The sum of the parts, before tax; negative for a credit.',
      resolve: ({ total_amount }) => visibleUsd(total_amount),
    }),
    tax: t.field({
      type: Money,
      description: 'The sales tax of the line: negative for a credit, 0 where no tax is charged.',
      resolve: ({ tax_amount }) => visibleUsd(tax_amount ?? 0),
    }),
    correctsNumber: t.exposeString('corrects_number', {
      nullable: true,
      description: 'The number of the invoice that the line corrects. Null if it corrects none.',
    }),
    heldReason: t.exposeString('held_reason', {
      nullable: true,
      description: 'Why the line waits for a later invoice. Null unless it is held back.',
    }),
    earlierHeldReason: t.exposeString('earlier_held_reason', {
      nullable: true,
      description: 'Why the line was held back from an earlier invoice. Null if it was not.',
    }),
  }),
});
