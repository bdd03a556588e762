import { z } from 'zod';
import { applicationResponse } from '../../filling/applications/applicationResponse.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { gigResponse } from '../../schedule/gigs/gigResponse.ts';
import { payFlags } from '../hours/payFlags.ts';
import { refundShape } from '../refunds/refundState.ts';
import { returnedAmount } from '../returnedParts/returnedAmount.ts';
import { costLine } from '../payments/costLine.ts';
import { paymentFailures } from '../payments/paymentFailure.ts';

const amount = z.number().describe('Dollars');
const minutes = z.int().nonnegative();

/** The pay of one pro of a gig. */
const workPay = z
  .object({
    application: applicationResponse,
    posted_minutes: minutes.describe('As posted, without the unpaid break'),
    punched_minutes: minutes
      .nullable()
      .describe(
        'From each clock-in to its clock-out, without breaks; null unless the last punch is a clock-out by a person',
      ),
    minutes_to_pay: minutes,
    covered_minutes: minutes.describe('The part of minutes_to_pay that the platform pays'),
    flags: z.array(z.enum(payFlags)).describe('What to look at before paying'),
    bonus_amount: amount.describe('The promised bonus and what a manager added'),
    promised_bonus_amount: amount.describe(
      'The bonus of the gig and of the offer that the pro accepted; 0 without minutes to pay',
    ),
    tip_amount: amount,
    lines: z
      .array(costLine)
      .describe('The parts of the charge: what was submitted, or what paying now costs'),
    total_amount: amount.describe('The charge: the sum of the lines'),
    pro_amount: amount.describe('What the pro gets'),
    is_payable: z
      .boolean()
      .describe(
        'Whether it can be paid now: it has ended, no payment or invoice is on its way, and the pro can be paid. True as well ' +
          'where only the payout failed: then nothing is charged',
      ),
    dispute_id: id.nullable().describe('The open dispute about this work; null without one'),
    failure_code: z
      .enum(paymentFailures)
      .nullable()
      .describe('Why the last charge failed, or came back after it had arrived; null unless it did'),
    returned_amount: returnedAmount,
    payout_failure_code: z
      .enum(paymentFailures)
      .nullable()
      .describe('Why the last payout failed; null unless it did'),
    has_payout_account: z
      .boolean()
      .describe('Whether the pro can get money; payouts wait for it, and charges are refused without it'),
    billed_to: z
      .string()
      .nullable()
      .describe(
        'The organization that is billed, which had the location when the work ended; null while it is the one that has it now',
      ),
    accepts_extras: z
      .boolean()
      .describe(
        'Whether the caller may add a tip, a bonus or an extra payment, which `billed_to` is charged for',
      ),
    auto_approves_ts: instant
      .nullable()
      .describe('When the hours are approved and paid automatically; null if they are not'),
    ...refundShape,
  })
  .meta({ id: 'WorkPay' });

/** The pay of one pro of a gig. */
export type WorkPayResponse = z.output<typeof workPay>;

/** A gig whose pay is due, with the confirmed pros by name. */
export const duePayResponse = z.object({ gig: gigResponse, works: z.array(workPay) }).meta({ id: 'DuePay' });

/** A gig whose pay is due. */
export type DuePayResponse = z.output<typeof duePayResponse>;

/** A pro whose pay is due, with the gigs of a location for which it is. */
export const dueProResponse = z
  .object({
    gigster: proSummary.describe('The pro; the flags refer to the location'),
    due: z
      .array(duePayResponse)
      .describe('The gigs by their end, each with the work of this pro that is unpaid, on its way or failed'),
  })
  .meta({ id: 'DuePro' });

/** A pro whose pay is due. */
export type DueProResponse = z.output<typeof dueProResponse>;
