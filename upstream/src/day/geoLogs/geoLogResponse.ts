import { z } from 'zod';
import { point } from '../../platform/geo/point.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { reviewReasons } from './reviewReasons.ts';

/** The maximum length of a review note, in characters. */
export const longestReviewNote = 1000;

/** The response schema of a geo log. */
export const geoLogResponse = z
  .object({
    id,
    action: z
      .enum(['GEO_FENCE_ENTERED', 'GEO_FENCE_EXITED', 'UNKNOWN'])
      .describe('The side of the fence at a punch or a crossing; UNKNOWN where the precision is COARSE'),
    precision: z.enum(['FINE', 'COARSE']),
    coordinates: point.describe('Where the phone was'),
    metadata: z.object({
      gig_id: id,
      user_id: id.describe('The user of the pro'),
      market_id: id,
      location_id: id,
      gig_application_id: id,
    }),
    gigster: proSummary.describe("The pro; the flags refer to the gig's location"),
    timezone: z.string(),
    fence: z
      .object({ coordinates: point, radius_meters: z.int() })
      .describe('The fence of the address at the time of the log'),
    punch_type: z
      .enum(['CLOCK_IN', 'CLOCK_OUT'])
      .nullable()
      .describe('The punch at which the phone reported; null for a crossing of the fence'),
    away_until_ts: instant
      .nullable()
      .describe('When a pro who left was back or clocked out; null while away, and for other logs'),
    is_flagged_for_staffer_review: z.boolean(),
    review_reasons: z.array(z.enum(reviewReasons)).describe('Why it was flagged; kept after the review'),
    review_note: z.string().nullable().describe('What the last review found'),
    reviewed_ts: instant.nullable(),
    reviewed_by: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
    created_ts: instant,
    last_updated_ts: instant,
  })
  .meta({ id: 'GeoLog' });

export type GeoLogResponse = z.output<typeof geoLogResponse>;
