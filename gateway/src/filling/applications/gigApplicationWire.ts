import { selectionSources } from '@brigade/domain/filling/applications/selectionSource.ts';
import { sendHomeReasons } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { breakCompliances } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { badges } from '@brigade/domain/pros/profiles/badges.ts';
import { z } from 'zod';
import { knownRows, openEnum, openEnums } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { conflictWire } from '../conflicts/conflictWire.ts';
import { matchWire } from '../matching/matchWire.ts';
import { inOrderOf } from './inOrderOf.ts';
import { paymentWire } from './paymentWire.ts';
import { gigStatusWire } from '../../schedule/gigs/gigStateWire.ts';
import { proWire } from '../../pros/profiles/proWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const recordedByWire = z.object({
  /** Servers may omit it. */
  id: z.int().optional(),
  first_name: z.string(),
  last_name: z.string(),
});

const workingHoursWire = z.object({
  start_time: wireInstant,
  end_time: wireInstant,
  /** The planned times; they differ from the above after an adjustment of the hours. */
  original_start_time: wireInstant.nullish(),
  original_end_time: wireInstant.nullish(),
  last_updated_ts: wireInstant.nullish(),
  reason: z.string().nullish(),
  last_updated_by_user: z.object({ first_name: z.string(), last_name: z.string() }).nullish(),
});

export type WorkingHoursWire = z.infer<typeof workingHoursWire>;

const cancellationWire = z.object({
  created_ts: wireInstant,
  explanation: z.string().nullish(),
  /** Two of the names carry the product's slug. */
  reason: z.string(),
});

export type CancellationWire = z.infer<typeof cancellationWire>;

const overrideNoteWire = z.object({ note: z.string(), created_ts: wireInstant, author_name: z.string() });

export type OverrideNoteWire = z.infer<typeof overrideNoteWire>;

const timePunchWire = z.object({
  id: z.int(),
  time: wireInstant,
  punch_type: z.enum(['CLOCK_IN', 'CLOCK_OUT']),
  pro_coordinates: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).nullish(),
  pro_coordinates_precision: openEnum(['FINE', 'COARSE']).nullish(),
  note: z.string().nullish(),
  recorded_by_user: recordedByWire.nullish(),
  is_automatic: z.boolean().nullish(),
  is_check_in: z.boolean().nullish(),
});

export type TimePunchWire = z.infer<typeof timePunchWire>;

const shiftBreakWire = z.object({
  id: z.int(),
  start_time: wireInstant,
  end_time: wireInstant.nullish(),
  compliance_status: z.enum(breakCompliances).catch('UNKNOWN').nullish(),
  note: z.string().nullish(),
  recorded_by_user: recordedByWire.nullish(),
});

export type ShiftBreakWire = z.infer<typeof shiftBreakWire>;

const sentHomeWire = z.object({ reason: z.enum(sendHomeReasons), created_ts: wireInstant });

export type SentHomeWire = z.infer<typeof sentHomeWire>;

const reviewWire = z.object({
  feedback: z.string().nullish(),
  ratings: z.array(z.object({ category: z.string(), value: z.int() })),
});

export type ApplicationReviewWire = z.infer<typeof reviewWire>;

/**
 * A pro's application for a gig. After a cancellation `is_selected` and `is_confirmed` keep their values, as a record of
 * its history.
 */
export const gigApplicationWire = z.object({
  id: z.int(),
  gig_id: z.int(),
  /** Servers may omit it; read it from the gig then. */
  gig_status: gigStatusWire.optional(),
  created_ts: wireInstant.nullish(),
  /** The gig's location. Servers may omit it; read it from the gig then. */
  location_id: z.int().optional(),
  gigster: proWire,
  is_cancelled: z.boolean(),
  is_selected: z.boolean(),
  is_confirmed: z.boolean(),
  is_blocked: z.boolean(),
  is_favorite: z.boolean(),
  /** 0 to 100. */
  match_score: wireDecimal.nullish(),
  match: matchWire.nullish(),
  review: reviewWire.nullish(),
  cancellation: cancellationWire.nullish(),
  /** The charge to the business. */
  payment: paymentWire.nullish(),
  /** The payout to the pro. */
  pro_payment: paymentWire.nullish(),
  working_hours: workingHoursWire,
  is_boosted: z.boolean(),
  badges: openEnums(badges),
  selection_source: openEnum(selectionSources).nullish(),
  /** Only in lists that were asked to bring them along. */
  conflicts: z.array(conflictWire).nullish(),
  /** Why auto-select chose the pro, in words. */
  selection_explanation: z.string().nullish(),
  /** Why the pro got the place despite a conflict or a blocker. */
  override_note: overrideNoteWire.nullish(),
  /** Only of confirmed pros. */
  phone_number: z.string().nullish(),
  sent_home: sentHomeWire.nullish(),
  /** The break rules of the market. Servers may omit them. */
  suggested_breaks: z
    .array(z.object({ break_trigger_minutes: z.int(), break_length_minutes: z.int() }))
    .nullish(),
  /** Null before the first punch or break. */
  timesheet: z
    .object({
      time_punches: knownRows(timePunchWire).transform(inOrderOf(({ time }) => time)),
      shift_breaks: z.array(shiftBreakWire).transform(inOrderOf(({ start_time }) => start_time)),
    })
    .nullish(),
  /** Null for callers without hours.adjust. Servers may omit it. */
  flagged_geo_log_count: z.int().nullish(),
});

export type GigApplicationWire = z.infer<typeof gigApplicationWire>;
