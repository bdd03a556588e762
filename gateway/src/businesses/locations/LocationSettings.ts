import { WorkerType } from './WorkerType.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { DirectOfferExpiration, InvoiceFrequency, InvoiceStyle } from './billingEnums.ts';
import { LocationFees, visibleFees } from './LocationFees.ts';
import type { LocationWire } from './locationWire.ts';

export const LocationSettings = builder.objectRef<LocationWire>('LocationSettings').implement({
  description: 'The settings of a location.',
  fields: (t) => ({
    invoicingEnabled: t.exposeBoolean('invoicing_enabled', {
      description: 'Whether shifts are invoiced instead of charged one by one.',
    }),
    invoiceFrequency: t.expose('invoice_frequency', {
      type: InvoiceFrequency,
      nullable: true,
      description: 'How often invoices are made; null without a choice.',
    }),
    invoiceStyle: t.expose('invoice_style', {
      type: InvoiceStyle,
      nullable: true,
      description: 'What one invoice covers; null without a choice.',
    }),
    invoiceWorkWeekEnd: t.expose('invoice_work_week_end_date', {
      type: Weekday,
      nullable: true,
      description: 'The last day of the week that a weekly invoice covers.',
    }),
    conciergeEnabled: t.exposeBoolean('concierge_enabled', {
      description:
        "Whether the platform's staff fill the gigs of the location. Stored, but changes nothing yet.",
    }),
    isCheckinRequired: t.exposeBoolean('is_checkin_required', {
      description: 'Whether pros enter the check-in code of the gig when they arrive.',
    }),
    immediateAutoSelectEnabled: t.exposeBoolean('immediate_auto_select_enabled', {
      description:
        'Whether auto-select confirms applicants with a match score of 70 or more as soon as they apply. ' +
        'From 72 hours before the start, it confirms applicants with any score, with or without this ' +
        'setting. New gigs have auto-select if it is on.',
    }),
    autoBoostEnabled: t.boolean({
      description: 'Whether a gig that loses a pro within 24 hours of its start is boosted automatically.',
      resolve: ({ auto_boost_enabled }) => auto_boost_enabled ?? false,
    }),
    autoApproveHoursEnabled: t.boolean({
      nullable: true,
      description:
        'Whether reported hours are approved and paid 48 hours after the work, unless a manager pays ' +
        'before. Null if the REST API does not say.',
      resolve: ({ auto_approve_hours_enabled }) => auto_approve_hours_enabled ?? null,
    }),
    overfillPositions: t.exposeInt('overfill_positions', {
      description: 'The number of pros beyond the places of a gig who may be selected.',
    }),
    requireCertifications: t.exposeBoolean('require_certifications', {
      description:
        'Whether new gigs require the certifications among their requirements, unless the posting says ' +
        'otherwise.',
    }),
    directOfferExpiration: t.expose('private_direct_offer_expiration', {
      type: DirectOfferExpiration,
      description: 'How long an offer made to one pro stays open.',
    }),
    directOfferExpirationEnabled: t.exposeBoolean('private_direct_offer_expiration_enabled', {
      description:
        'Whether offers to one pro expire after `directOfferExpiration`. Otherwise, they expire an hour ' +
        'before the gig starts.',
    }),
    backgroundChecksEnabled: t.exposeBoolean('background_checks_enabled', {
      description: 'Whether gigs can be posted or changed to require a background check.',
    }),
    inNetworkPaymentsEnabled: t.exposeBoolean('in_network_payments_enabled', {
      description:
        "Whether pros of the location's own network are paid through the platform. Stored, but changes " +
        'nothing yet: they always are, for the network fee.',
    }),
    tippingEnabled: t.exposeBoolean('tipping_enabled', {
      description: 'Whether managers can add tips when they pay.',
    }),
    supportedEmploymentTypes: t.expose('supported_employment_types', {
      type: [WorkerType],
      description: 'How workers can be employed here.',
    }),
    fees: t.field({
      type: LocationFees,
      nullable: true,
      description:
        'What the platform charges here, in percent. Null with the error FORBIDDEN (permission `wages.view`) for ' +
        'onsite managers.',
      resolve: visibleFees,
    }),
  }),
});
