import { z } from 'zod';
import { applicationResponse } from '../../filling/applications/applicationResponse.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { gigResponse } from '../../schedule/gigs/gigResponse.ts';
import { returnedAmount } from '../returnedParts/returnedAmount.ts';
import { paymentFailures } from '../payments/paymentFailure.ts';
import { escalatingParties } from './escalationOf.ts';
import { disputeOutcomes, disputeStatuses, disputeSubjects } from './disputesTables.ts';

const value = z
  .object({
    minutes: z.int().nonnegative().nullable().describe('Minutes to pay; null in a dispute about a payment'),
    amount: z
      .number()
      .describe('Dollars: the wages of the minutes, or what the pro gets in a dispute about a payment'),
  })
  .meta({ id: 'DisputeValue' });

/** A dispute of a pro about hours, a payment or the pay for a cancellation. */
export const disputeResponse = z
  .object({
    id,
    location_id: id,
    subject: z.enum(disputeSubjects),
    status: z.enum(disputeStatuses),
    outcome: z.enum(disputeOutcomes).nullable().describe('How it ended; null before'),
    application: applicationResponse,
    gig: gigResponse,
    posted_minutes: z.int().nonnegative(),
    punched_minutes: z.int().nonnegative().nullable(),
    contested: value.describe('What counted when it was contested'),
    claimed: value,
    counter: value.nullable(),
    resolved: value.nullable().describe('What counts in the end; null before'),
    claim_note: z.string().nullable().describe('Why, in the words of the pro'),
    counter_note: z.string().nullable(),
    resolution_note: z.string().nullable(),
    created_ts: instant,
    answer_due_ts: instant
      .nullable()
      .describe('When the claim or the counter counts without an answer; null if that is over'),
    escalated_ts: instant.nullable().describe('When it was left to the platform; null if it was not'),
    escalated_by: z
      .enum(escalatingParties)
      .nullable()
      .describe(
        'Who left it to the platform: the business, the pro by declining the counter, or the deadline of a business whose ' +
          'location has moved; null if it was not left to it',
      ),
    resolved_ts: instant.nullable(),
    billed_to: z
      .string()
      .nullable()
      .describe(
        'The name of the organization that is billed, if the location has moved since the work ended: only its admins ' +
          'answer, and without an answer the platform decides. Null where the location and its organization are billed',
      ),
    accepts_answer: z
      .boolean()
      .describe(
        'Whether a caller who makes payments here may answer: false for the team of a location that has moved',
      ),
    payment: z
      .object({
        status: z.enum(['AVAILABLE', 'ERROR', 'FAILED', 'PENDING_TRANSFER', 'IN_TRANSIT', 'SUBMITTED']),
        kind: z
          .enum(['CHARGE', 'PAYOUT'])
          .describe('The step that counts: the charge, also if it came back, or the payout after it'),
        total_amount: z.number().describe('Dollars'),
        failure_code: z.enum(paymentFailures).nullable(),
        returned_amount: returnedAmount,
      })
      .nullable()
      .describe('What is paid on top of the work; null if nothing is'),
  })
  .meta({ id: 'Dispute' });

/** A dispute of a pro about hours, a payment or the pay for a cancellation. */
export type DisputeResponse = z.output<typeof disputeResponse>;
