import { z } from 'zod';
import { applicationResponse } from '../applications/applicationResponse.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { instant } from '../../platform/server/parameters.ts';

/** How a place came to stay open. */
const lapseKinds = ['SELECTION_LAPSED', 'OFFER_EXPIRED', 'OFFER_DECLINED'] as const;

/** The response schema of the advice on filling a gig. */
export const adviceResponse = z
  .object({
    lapse: z
      .object({ kind: z.enum(lapseKinds), pro_name: z.string(), ts: instant })
      .nullable()
      .describe(
        'The last place that was offered without success; null if there is none, and when all places are taken',
      ),
    next_best: z
      .object({
        gigster: proSummary,
        match_score: z.int().min(0).max(100),
        application: applicationResponse
          .nullable()
          .describe('Null when the pro has not applied; the gig can be offered to them'),
      })
      .nullable()
      .describe('The best candidate for the place after a lapse; null if there is none'),
    boost: z
      .object({
        bonus: z.number().positive().describe('Dollars for each pro'),
        reopened_ts: instant,
      })
      .nullable()
      .describe(
        'A bonus for a gig that lost a pro within 24 hours of its start; null for those without wages.view',
      ),
    fill_history: z
      .object({ gigs: z.int(), filled_gigs: z.int() })
      .nullable()
      .describe('How similar gigs filled in the last 365 days; null for a gig that does not look for pros'),
  })
  .meta({ id: 'FillingAdvice' });

/** Advice on filling a gig. */
export type AdviceResponse = z.output<typeof adviceResponse>;
