import type {
  geoLogActions,
  geoLogOccasions,
  geoLogReviewReasons,
  positionPrecisions,
} from '@brigade/domain/day/geoLogs/geoLogTerms.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const GeoLogAction = builder.enumType('GeoLogAction', {
  description: 'Which side of the fence a phone was on when it reported its position.',
  values: {
    GEO_FENCE_ENTERED: { description: 'Inside: at a punch, or when the pro came to the site.' },
    GEO_FENCE_EXITED: { description: 'Outside: at a punch, or when the pro left the site.' },
    UNKNOWN: { description: 'Unknown, because the position is too imprecise.' },
  } satisfies Described<typeof geoLogActions>,
});

export const PositionPrecision = builder.enumType('PositionPrecision', {
  description: 'How exact a position is that a phone reported.',
  values: {
    FINE: { description: 'Exact to a few meters.' },
    COARSE: { description: 'The position may be off by kilometers, so it does not show where the pro was.' },
  } satisfies Described<typeof positionPrecisions>,
});

export const GeoLogReviewReason = builder.enumType('GeoLogReviewReason', {
  description: 'The reason why a geo log was flagged for review.',
  values: {
    COARSE_PRECISION: { description: 'The position at a punch was imprecise.' },
    PUNCH_OUTSIDE: { description: 'The pro clocked in or out outside the fence.' },
    LONG_ABSENCE: { description: 'The pro left the site for over 15 minutes of the work.' },
  } satisfies Described<typeof geoLogReviewReasons>,
});

export const GeoLogOccasion = builder.enumType('GeoLogOccasion', {
  description: 'What makes a phone report its position.',
  values: {
    CLOCK_IN: { description: 'The pro began to work.' },
    CLOCK_OUT: { description: 'The pro ended the work.' },
    CROSSING: { description: 'The pro left the site or came to it during the work.' },
  } satisfies Described<typeof geoLogOccasions>,
});
