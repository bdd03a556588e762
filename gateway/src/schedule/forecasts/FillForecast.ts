import type { FillOutcome as Outcome } from '@brigade/domain/schedule/postingCheck/fillForecast.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { FillForecastWire, FillOutcomeWire } from './fillForecastApi.ts';

/** How some gigs were filled, in the words of the domain. */
export function fillOutcome(wire: FillOutcomeWire): Outcome {
  return {
    gigs: wire.gigs,
    filledGigs: wire.filled_gigs,
    medianHoursToFill: wire.median_hours_to_fill ?? null,
  };
}

const FillOutcome = builder.objectRef<Outcome>('FillOutcome').implement({
  description: 'How some past gigs were filled.',
  fields: (t) => ({
    gigs: t.exposeInt('gigs', { description: 'How many there were.' }),
    filledGigs: t.exposeInt('filledGigs', {
      description: 'How many of them had all their places taken before the start.',
    }),
    medianHoursToFill: t.exposeFloat('medianHoursToFill', {
      nullable: true,
      description: 'From posting to the last place taken, of the filled ones, in hours; null for none.',
    }),
  }),
});

export const FillForecast = builder.objectRef<FillForecastWire>('FillForecast').implement({
  description: 'How gigs of the same position went at the location in the last 365 days.',
  fields: (t) => ({
    atRecommendedWage: t.field({
      type: FillOutcome,
      description: 'Those that paid the recommended wage or more.',
      resolve: (forecast) => fillOutcome(forecast.at_wage),
    }),
    belowRecommendedWage: t.field({
      type: FillOutcome,
      description: 'Those that paid less.',
      resolve: (forecast) => fillOutcome(forecast.below_wage),
    }),
    atShortNotice: t.field({
      type: FillOutcome,
      description: 'Those that were posted less than 24 hours before their start, whatever they paid.',
      resolve: (forecast) => fillOutcome(forecast.short_notice),
    }),
  }),
});
