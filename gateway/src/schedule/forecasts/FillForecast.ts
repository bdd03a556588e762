import type { FillOutcome as Outcome } from '@brigade/domain/schedule/forecasts/fillForecast.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { FillForecastWire, FillOutcomeWire } from './fillForecastApi.ts';

/** Converts a fill outcome to its domain representation. */
export function fillOutcome(wire: FillOutcomeWire): Outcome {
  return {
    gigs: wire.gigs,
    filledGigs: wire.filled_gigs,
    medianHoursToFill: wire.median_hours_to_fill ?? null,
  };
}

const FillOutcome = builder.objectRef<Outcome>('FillOutcome').implement({
  description: 'Statistics on how past gigs were filled.',
  fields: (t) => ({
    gigs: t.exposeInt('gigs', { description: 'The number of past gigs.' }),
    filledGigs: t.exposeInt('filledGigs', {
      description: 'The number of gigs that were fully confirmed before they started.',
    }),
    medianHoursToFill: t.exposeFloat('medianHoursToFill', {
      nullable: true,
      description:
        'The median time from posting to the last confirmation of filled gigs, in hours. Null if none were filled.',
    }),
  }),
});

export const FillForecast = builder.objectRef<FillForecastWire>('FillForecast').implement({
  description: 'Statistics on gigs of the same position at the location in the last 365 days.',
  fields: (t) => ({
    atRecommendedWage: t.field({
      type: FillOutcome,
      description: 'Gigs that paid at least the recommended wage.',
      resolve: (forecast) => fillOutcome(forecast.at_wage),
    }),
    belowRecommendedWage: t.field({
      type: FillOutcome,
      description: 'Gigs that paid less than the recommended wage.',
      resolve: (forecast) => fillOutcome(forecast.below_wage),
    }),
    atShortNotice: t.field({
      type: FillOutcome,
      description: 'Gigs posted less than 24 hours before they started, at any wage.',
      resolve: (forecast) => fillOutcome(forecast.short_notice),
    }),
  }),
});
