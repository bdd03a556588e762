import { payFlags } from '@brigade/domain/pay/hours/payFlags.ts';
import { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { sendHomeReasons } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { costLineCodes } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import { z } from 'zod';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { openEnum, openEnums } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';
import { proWire } from '../../pros/profiles/proWire.ts';
import { refundStateShape } from '../refunds/refundWire.ts';
import { returnedPartShape } from '../returnedParts/returnedPartWire.ts';
import { gigWire } from '../../schedule/gigs/gigWire.ts';

/** One part of a charge. */
export const payLineWire = z.object({ code: z.enum(costLineCodes), amount: wireDecimal });

/** One part of a charge. */
export type PayLineWire = z.infer<typeof payLineWire>;

/** The pay of one pro of a gig; amounts in dollars. */
const workPayWire = z.object({
  application: gigApplicationWire,
  posted_minutes: z.int(),
  punched_minutes: z.int().nullable(),
  minutes_to_pay: z.int(),
  covered_minutes: z.int(),
  flags: openEnums(payFlags),
  bonus_amount: wireDecimal,
  promised_bonus_amount: wireDecimal.nullish(),
  tip_amount: wireDecimal,
  lines: z.array(payLineWire),
  total_amount: wireDecimal,
  pro_amount: wireDecimal,
  is_payable: z.boolean().nullish(),
  dispute_id: z.int().nullish(),
  failure_code: openEnum(paymentFailures).nullable(),
  ...returnedPartShape,
  payout_failure_code: openEnum(paymentFailures).nullish(),
  has_payout_account: z.boolean().nullish(),
  billed_to: z.string().nullish(),
  accepts_extras: z.boolean().nullish(),
  auto_approves_ts: wireInstant.nullish(),
  ...refundStateShape,
});

/** The pay of one pro of a gig. */
export type WorkPayWire = z.infer<typeof workPayWire>;

/** A gig with the pay of its confirmed pros, by name. */
export const duePayWire = z.object({ gig: gigWire, works: z.array(workPayWire) });

/** A pro whose pay is due at a location, with the gigs by their end and this pro's work. */
export const dueProWire = z.object({ gigster: proWire, due: z.array(duePayWire) });

/** A pro whose pay is due at a location. */
export type DueProWire = z.infer<typeof dueProWire>;

/** The total of what is due at a location; the amount in dollars. */
export const dueTotalWire = z.object({ total_amount: wireDecimal, shift_count: z.int(), pro_count: z.int() });

/** The total of what is due at a location. */
export type DueTotalWire = z.infer<typeof dueTotalWire>;

/** What sending pros home costs for one reason; amounts in dollars. */
const sendHomeCostWire = z.object({
  reason: z.enum(sendHomeReasons),
  lines: z.array(payLineWire),
  total_amount: wireDecimal,
});

/** What sending pros home costs for one reason. */
export type SendHomeCostWire = z.infer<typeof sendHomeCostWire>;

/** What sending pros home costs, for each reason. */
export const sendHomeCostsWire = z.object({ results: z.array(sendHomeCostWire) });
