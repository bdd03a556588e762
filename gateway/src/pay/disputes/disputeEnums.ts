import type {
  disputeOutcomes,
  disputeParties,
  disputeStatuses,
  disputeSubjects,
} from '@brigade/domain/pay/disputes/disputeStatus.ts';
import type { timelineKinds } from '@brigade/domain/pay/disputes/disputeTimeline.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const DisputeSubject = builder.enumType('DisputeSubject', {
  description: 'What a pro contests.',
  values: {
    HOURS: { description: 'Hours that a manager changed; values have minutes.' },
    PAYMENT: { description: 'A payment that is missing or too small.' },
    CANCELLATION: {
      description: 'The hours that a late cancellation pays, or that it pays none; values have minutes.',
    },
  } satisfies Described<typeof disputeSubjects>,
});

export const DisputeStatus = builder.enumType('DisputeStatus', {
  description: 'Who has to act in a dispute.',
  values: {
    OPEN: { description: 'The business has to answer the claim.' },
    COUNTERED: { description: 'The pro has to answer the counteroffer.' },
    ESCALATED: { description: 'A platform administrator has to decide.' },
    RESOLVED: { description: 'The dispute is decided; see outcome.' },
  } satisfies Described<typeof disputeStatuses>,
});

export const DisputeOutcome = builder.enumType('DisputeOutcome', {
  description: 'How a dispute ended.',
  values: {
    CLAIM_ACCEPTED: { description: 'The business accepted the claim.' },
    CLAIM_UNANSWERED: { description: 'The business did not answer in time: the claim counts.' },
    COUNTER_ACCEPTED: { description: 'The pro accepted the counteroffer.' },
    COUNTER_UNANSWERED: { description: 'The pro did not answer in time: the counteroffer counts.' },
    DECIDED_FOR_PRO: { description: 'The platform granted the claim.' },
    DECIDED_FOR_BUSINESS: { description: 'The platform granted nothing of the claim.' },
    DECIDED_SPLIT: { description: 'The platform granted a part of the claim.' },
  } satisfies Described<typeof disputeOutcomes>,
});

export const DisputeParty = builder.enumType('DisputeParty', {
  description: 'Who or what can leave a dispute to the platform.',
  values: {
    BUSINESS: { description: 'The business, in answer to the claim.' },
    PRO: { description: 'The pro, who declined the counteroffer.' },
    DEADLINE: {
      description:
        'The deadline: the location has moved since the work ended, and the organization that is billed did not answer.',
    },
  } satisfies Described<typeof disputeParties>,
});

export const DisputeTimelineKind = builder.enumType('DisputeTimelineKind', {
  description: 'What an entry of the timeline is about.',
  values: {
    POSTED: { description: 'The gig was posted.' },
    SHIFT_EDITED: { description: 'Terms of the gig were changed.' },
    SHIFT_CANCELLED: {
      description: 'The gig was cancelled; minutes are what it guaranteed the pro.',
    },
    OFFER_MADE: { description: 'The business offered the gig to the pro.' },
    OFFER_ACCEPTED: { description: 'The pro accepted a direct offer, and got the place.' },
    OFFER_DECLINED: { description: 'The pro declined a direct offer.' },
    OFFER_EXPIRED: { description: 'The pro did not answer a direct offer in time.' },
    OFFER_WITHDRAWN: {
      description: 'A direct offer was withdrawn, by a person or because the place was no longer open.',
    },
    ASSIGNED: { description: 'The business gave the place to the pro without an offer.' },
    APPLIED: { description: 'The pro applied for the gig.' },
    SELECTED: { description: 'The business selected the pro.' },
    UNSELECTED: { description: 'The selection was taken back, or expired.' },
    CONFIRMED: { description: 'The pro was confirmed for the gig.' },
    CANCELLED: { description: 'The application was cancelled, such as by a dismissal or a no-show.' },
    REOPENED: { description: 'The cancelled application was opened again.' },
    CLOCKED_IN: { description: 'The pro was clocked in.' },
    CLOCKED_OUT: { description: 'The pro was clocked out.' },
    LOCATED_AT_CLOCK_IN: { description: 'The phone of the pro reported its position at a clock-in.' },
    LOCATED_AT_CLOCK_OUT: { description: 'The phone of the pro reported its position at a clock-out.' },
    PUNCHES_CHANGED: { description: 'Punches were recorded afterwards, changed or deleted.' },
    BREAK_STARTED: { description: 'A break of the pro began.' },
    BREAK_ENDED: { description: 'A break of the pro ended.' },
    BREAKS_CHANGED: { description: 'Breaks were recorded afterwards, changed or deleted.' },
    LEFT_SITE: { description: 'The phone of the pro left the fence.' },
    RETURNED_TO_SITE: { description: 'The phone of the pro entered the fence.' },
    LOCATION_REVIEWED: { description: 'A manager reviewed a flagged position of the phone.' },
    SENT_HOME: { description: 'A manager sent the pro home early.' },
    HOURS_CHANGED: { description: 'The hours of the pro were changed.' },
    PAYMENT_SUBMITTED: { description: 'A charge to the business was submitted.' },
    TIP_INCLUDED: { description: 'A payment that was submitted contains a tip.' },
    BONUS_INCLUDED: { description: 'A payment that was submitted contains a bonus.' },
    EXTRA_PAYMENT_SUBMITTED: { description: 'An ad-hoc payment for the work was submitted.' },
    EXTRA_PAYMENT_HELD: {
      description: 'An ad-hoc payment repeats another, and moves no money until a retry.',
    },
    PAYMENT_FAILED: { description: 'A charge to the business failed.' },
    BUSINESS_CHARGED: { description: 'A charge to the business arrived.' },
    CHARGE_RETURNED: { description: 'A bank took a charge to the business back after it arrived.' },
    CHARGE_GIVEN_BACK: {
      description: 'The business won the claim about a charge that had come back, and the bank gave it back.',
    },
    CHARGE_REFUNDED: {
      description: 'The business got the charge that was given back, because it had paid another way.',
    },
    PART_RETURNED: {
      description:
        'A bank took a part of a charge back, and the pro keeps the pay. The business owes the part again, or the platform bears it where it is below the smallest charge, $0.50.',
    },
    PART_CHARGED: { description: 'A retry charged the business for what was missing of a charge.' },
    PART_GIVEN_BACK: { description: 'The business won the claim about a part, and the bank gave it back.' },
    PART_REFUNDED: {
      description: 'The business had paid the part again before the bank gave it back, and got it refunded.',
    },
    PRO_PAID: { description: 'A payout to the pro arrived.' },
    PAYOUT_RETURNED: { description: 'The bank of the pro gave a payout back.' },
    REFUND_SUBMITTED: {
      description:
        'A platform admin gave back a part or all of what the work or the dispute cost the business.',
    },
    REFUND_FAILED: { description: 'The card network refused a refund.' },
    BUSINESS_REFUNDED: { description: 'A refund to the business arrived.' },
    DISPUTE_OPENED: { description: 'The pro opened the dispute.' },
    DISPUTE_COUNTERED: { description: 'The business made a counteroffer.' },
    DISPUTE_COUNTER_DECLINED: { description: 'The pro declined the counteroffer.' },
    DISPUTE_ESCALATED: {
      description: 'The business left the decision to the platform, or a deadline did.',
    },
    DISPUTE_RESOLVED: { description: 'The dispute was decided, by a person or a deadline.' },
  } satisfies Described<typeof timelineKinds>,
});
