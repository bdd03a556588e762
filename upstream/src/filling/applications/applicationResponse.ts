import { z } from 'zod';
import { conflictResponse } from '../conflicts/conflictResponse.ts';
import { gigStatuses } from '../../schedule/gigs/gigStatus.ts';
import { matchBlocker } from '../matching/matchBlockers.ts';
import { matchParts } from '../matching/matchParts.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { sendHomeReasons } from './sendHomeReasons.ts';
import { timesheetResponse } from './timesheetResponse.ts';
import { id, instant } from '../../platform/server/parameters.ts';

const payment = z
  .object({
    id,
    total_amount: z.number().nullable().describe('Dollars; null for callers without wages.view'),
    status: z.enum(['AVAILABLE', 'ERROR', 'FAILED', 'PENDING_TRANSFER', 'IN_TRANSIT', 'SUBMITTED']),
  })
  .nullable();

/** An application of a pro to a gig. */
export const applicationResponse = z
  .object({
    id,
    timezone: z.string(),
    gig_id: id,
    gig_status: z.enum(gigStatuses),
    location_id: id,
    created_ts: instant,
    last_updated_ts: instant,
    gigster: proSummary.describe("The pro; the flags refer to the application's location"),
    phone_number: z
      .string()
      .nullable()
      .describe('The number of the pro, for calls about the work; null unless the pro is confirmed'),
    is_cancelled: z.boolean(),
    is_selected: z.boolean(),
    is_confirmed: z.boolean(),
    is_blocked: z.boolean(),
    is_favorite: z.boolean(),
    match_score: z.int().min(0).max(100),
    match: z.object({
      parts: matchParts
        .nullable()
        .describe('The parts of the score; null for applications older than the parts'),
      blockers: z
        .array(matchBlocker)
        .describe('What prevents the pro from working the gig, whatever the score'),
    }),
    review: z
      .object({
        feedback: z.string().nullable(),
        ratings: z.array(z.object({ category: z.string(), value: z.number() })),
      })
      .nullable(),
    cancellation: z
      .object({
        created_ts: instant,
        explanation: z.string().nullable(),
        reason: z
          .string()
          .describe('One of twelve; those of admins and location managers contain the product name'),
      })
      .nullable(),
    payment: payment.describe('The charge to the business'),
    pro_payment: payment.describe('The payout to the pro'),
    working_hours: z.object({
      start_time: instant,
      end_time: instant,
      original_start_time: instant,
      original_end_time: instant,
      last_updated_ts: instant.nullable(),
      reason: z.string().nullable().describe('Why a manager changed them'),
      last_updated_by_user: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
    }),
    is_boosted: z.boolean(),
    badges: z.array(z.string()),
    selection_source: z.enum(['STAFFER', 'ADMIN', 'AUTO_MATCH', 'AUTO_DIRECT_OFFER']).nullable(),
    selection_explanation: z.string().nullable().describe('Why auto-select chose the pro, as text'),
    conflicts: z
      .array(conflictResponse)
      .optional()
      .describe('The conflicts of the pro with the gig; only in lists with include=conflicts'),
    override_note: z
      .object({ note: z.string(), created_ts: instant, author_name: z.string() })
      .nullable()
      .describe('Why the pro got the place despite a conflict or a blocker'),
    sent_home: z
      .object({ reason: z.enum(sendHomeReasons), created_ts: instant })
      .nullable()
      .describe('Why and when the pro was sent home early'),
    suggested_breaks: z
      .array(z.object({ break_trigger_minutes: z.int(), break_length_minutes: z.int() }))
      .describe("The break rules of the location's market, by the length of the shift"),
    timesheet: timesheetResponse.nullable().describe('Null before the first punch or break'),
    flagged_geo_log_count: z
      .int()
      .nullable()
      .describe('How many geo logs of the work wait for a review; null for callers without hours.adjust'),
  })
  .meta({ id: 'GigApplication' });

/** An application of a pro to a gig. */
export type ApplicationResponse = z.output<typeof applicationResponse>;
