import { positionPrecisions } from '@brigade/domain/day/geoLogs/geoLogTerms.ts';
import {
  disputeOutcomes,
  disputeParties,
  disputeStatuses,
  disputeSubjects,
} from '@brigade/domain/pay/disputes/disputeStatus.ts';
import { timelineKinds } from '@brigade/domain/pay/disputes/disputeTimeline.ts';
import { paymentStatuses } from '@brigade/domain/filling/applications/paymentStatus.ts';
import { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { costLineCodes } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import { z } from 'zod';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { returnedPartShape } from '../returnedParts/returnedPartWire.ts';
import { changedFieldWire } from '../../schedule/changes/changeWire.ts';
import { gigWire } from '../../schedule/gigs/gigWire.ts';

const disputeValueWire = z.object({ minutes: z.int().nullable(), amount: wireDecimal });

/** Minutes with their wages, or an amount. */
export type DisputeValueWire = z.infer<typeof disputeValueWire>;

const disputePaymentWire = z.object({
  kind: z.enum(['CHARGE', 'PAYOUT']),
  status: z.enum(paymentStatuses),
  total_amount: wireDecimal,
  failure_code: openEnum(paymentFailures).nullable(),
  ...returnedPartShape,
});

/** What is paid on top of the work. */
export type DisputePaymentWire = z.infer<typeof disputePaymentWire>;

/** A dispute of a pro. */
export const disputeWire = z.object({
  id: z.int(),
  location_id: z.int(),
  subject: z.enum(disputeSubjects),
  status: z.enum(disputeStatuses),
  outcome: z.enum(disputeOutcomes).nullable(),
  application: gigApplicationWire,
  gig: gigWire,
  posted_minutes: z.int(),
  punched_minutes: z.int().nullable(),
  contested: disputeValueWire,
  claimed: disputeValueWire,
  counter: disputeValueWire.nullable(),
  resolved: disputeValueWire.nullable(),
  claim_note: z.string().nullable(),
  counter_note: z.string().nullable(),
  resolution_note: z.string().nullable(),
  created_ts: z.string(),
  answer_due_ts: z.string().nullable(),
  escalated_ts: z.string().nullish(),
  escalated_by: openEnum(disputeParties).nullish(),
  resolved_ts: z.string().nullable(),
  billed_to: z.string().nullish(),
  accepts_answer: z.boolean().nullish(),
  payment: disputePaymentWire.nullable(),
});

/** A dispute of a pro. */
export type DisputeWire = z.infer<typeof disputeWire>;

/** What granting a value costs. */
export const disputeCostWire = z.object({
  lines: z.array(z.object({ code: z.enum(costLineCodes), amount: wireDecimal })),
  total_amount: wireDecimal,
  pro_amount: wireDecimal,
  is_charged_now: z.boolean(),
  is_invoiced: z.boolean().nullish(),
});

/** What granting a value costs. */
export type DisputeCostWire = z.infer<typeof disputeCostWire>;

/** One entry of the timeline. Servers may omit what they do not know. */
export const timelineEntryWire = z.object({
  id: z.string().nullish(),
  kind: openEnum(timelineKinds),
  created_ts: z.string(),
  actor_name: z.string().nullable(),
  note: z.string().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  amount: wireDecimal.nullable(),
  minutes: z.int().nullable(),
  fields: z.array(z.string()),
  reason: z.string().nullish(),
  changes: z.array(changedFieldWire).nullish(),
  position: z
    .object({
      is_inside: z.boolean().nullable(),
      distance_meters: z.int(),
      radius_meters: z.int(),
      precision: z.enum(positionPrecisions),
    })
    .nullish(),
});

export type TimelineEntryWire = z.infer<typeof timelineEntryWire>;

/** Where a phone was. */
export type TimelinePositionWire = NonNullable<TimelineEntryWire['position']>;
