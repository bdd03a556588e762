import { cancellationRanges } from '@brigade/domain/businesses/locations/cancellationHours.ts';
import { WorkerType } from './WorkerType.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { DirectOfferExpiration } from './billingEnums.ts';

const hoursOf = ({ least, most }: { least: number; most: number }) => `${least} to ${most}`;

type Fields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The fields of an input that say what a location has switched on. */
export function settingFields(t: Fields) {
  return {
    conciergeEnabled: t.boolean({
      description:
        "Whether the platform's staff fill the gigs of the location. Stored, but changes nothing yet.",
    }),
    isCheckinRequired: t.boolean({
      description: 'Whether pros enter the check-in code of the gig when they arrive.',
    }),
    immediateAutoSelectEnabled: t.boolean({
      description:
        'Whether auto-select confirms applicants with a match score of 70 or more as soon as they apply. ' +
        'From 72 hours before the start, it confirms applicants with any score, with or without this ' +
        'setting. New gigs have auto-select if it is on.',
    }),
    autoBoostEnabled: t.boolean({
      description: 'Whether a gig that loses a pro within 24 hours of its start is boosted automatically.',
    }),
    autoApproveHoursEnabled: t.boolean({
      description:
        'Whether reported hours are approved and paid 48 hours after the work, unless a manager pays before.',
    }),
    overfillPositions: t.int({
      description: 'The number of pros beyond the places of a gig who may be selected, 0 to 20.',
    }),
    requireCertifications: t.boolean({
      description:
        'Whether new gigs require the certifications among their requirements, unless the posting says ' +
        'otherwise.',
    }),
    directOfferExpiration: t.field({
      type: DirectOfferExpiration,
      description: 'How long an offer made to one pro stays open.',
    }),
    directOfferExpirationEnabled: t.boolean({
      description:
        'Whether offers to one pro expire after `directOfferExpiration`. Otherwise, they expire an hour ' +
        'before the gig starts.',
    }),
    backgroundChecksEnabled: t.boolean({
      description: 'Whether gigs can be posted or changed to require a background check.',
    }),
    inNetworkPaymentsEnabled: t.boolean({
      description:
        "Whether pros of the location's own network are paid through the platform. Stored, but changes " +
        'nothing yet: they always are, for the network fee.',
    }),
    tippingEnabled: t.boolean({ description: 'Whether managers can add tips when they pay.' }),
    supportedEmploymentTypes: t.field({
      type: [WorkerType],
      description: 'How workers can be employed here, at least one way.',
    }),
  };
}

/** The fields of an input that say what the platform charges. */
export function feeFields(t: Fields) {
  return {
    platformFeePercentage: t.float({
      description: 'The platform fee, in percent of wages and bonus, 1 to 100.',
    }),
    w2FeePercentage: t.float({
      description: 'The fee for workers on payroll, in percent of wages and bonus, 0 to 100.',
    }),
    tippingFeePercentage: t.float({
      description: 'The fee for a tip, in percent of the tip, 0 to 100.',
    }),
    backgroundChecksFeePercentage: t.float({
      description:
        'The fee for gigs that require a background check, in percent of wages and bonus, 0 to 10.',
    }),
    inNetworkPaymentsFeePercentage: t.float({
      description:
        "The fee for gigs of the location's own network, in percent of wages and bonus, 0 to 100; it " +
        'replaces the platform fee.',
    }),
    cancellationFreeHours: t.int({
      description: `The number of hours before the start until which cancelling a gig is free, ${hoursOf(cancellationRanges.free)}.`,
    }),
    cancellationGuaranteedHours: t.int({
      description: `The maximum number of hours that each confirmed pro is paid after a later cancellation, ${hoursOf(cancellationRanges.guaranteed)}.`,
    }),
  };
}
