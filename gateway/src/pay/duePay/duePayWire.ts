import { payFlags } from '@brigade/domain/pay/hours/payFlags.ts';
import { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { costLineCodes } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import { z } from 'zod';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { gigWire } from '../../schedule/gigs/gigWire.ts';

/** The pay of one pro of a gig; amounts in dollars. */
const workPayWire = z.object({
  application: gigApplicationWire,
  posted_minutes: z.int(),
  punched_minutes: z.int().nullable(),
  minutes_to_pay: z.int(),
  covered_minutes: z.int(),
  flags: z.array(z.enum(payFlags)),
  bonus_amount: z.number(),
  tip_amount: z.number(),
  lines: z.array(z.object({ code: z.enum(costLineCodes), amount: z.number() })),
  total_amount: z.number(),
  pro_amount: z.number(),
  failure_code: z.enum(paymentFailures).nullable(),
});

/** The pay of one pro of a gig. */
export type WorkPayWire = z.infer<typeof workPayWire>;

/** A gig with the pay of its confirmed pros, by name. */
export const duePayWire = z.object({ gig: gigWire, works: z.array(workPayWire) });
