import {
  geoLogActions,
  geoLogReviewReasons,
  positionPrecisions,
} from '@brigade/domain/day/geoLogs/geoLogTerms.ts';
import { z } from 'zod';
import { openEnum, openEnumOr, openEnums } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';
import { proWire } from '../../pros/profiles/proWire.ts';

/** A GeoJSON point: longitude, then latitude, in degrees. */
const point = z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) });

/** A geo log. What is optional here is unknown to servers that implement only the specified calls. */
export const geoLogWire = z.object({
  id: z.int(),
  action: openEnumOr(geoLogActions, 'UNKNOWN'),
  /** COARSE for an unknown precision, which promises less. */
  precision: openEnumOr(positionPrecisions, 'COARSE'),
  coordinates: point,
  metadata: z.object({ gig_id: z.int(), location_id: z.int(), gig_application_id: z.int() }),
  gigster: proWire.nullish(),
  fence: z.object({ coordinates: point, radius_meters: z.int() }).nullish(),
  /** Null for a crossing of the fence. */
  punch_type: openEnum(['CLOCK_IN', 'CLOCK_OUT']).nullish(),
  away_until_ts: wireInstant.nullish(),
  is_flagged_for_staffer_review: z.boolean(),
  review_reasons: openEnums(geoLogReviewReasons).nullish(),
  review_note: z.string().nullish(),
  reviewed_ts: wireInstant.nullish(),
  reviewed_by: z.object({ first_name: z.string(), last_name: z.string() }).nullish(),
  created_ts: wireInstant,
});

export type GeoLogWire = z.infer<typeof geoLogWire>;
