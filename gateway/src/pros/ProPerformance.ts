import { builder } from '../platform/schema/builder.ts';
import type { ProPerformanceWire, RatingSummaryWire } from './profiles/proWire.ts';

export const ProPerformance = builder.objectRef<ProPerformanceWire>('ProPerformance').implement({
  description: 'How a pro has done so far, over all locations.',
  fields: (t) => ({
    rating: t.exposeFloat('rating', {
      nullable: true,
      description: 'Average rating, 1 to 5; null before the first.',
    }),
    reviewCount: t.exposeInt('review_count', { description: 'How many reviews it is the average of.' }),
    gigsWorked: t.exposeInt('gigs_worked', { description: 'Gigs worked to the end.' }),
    completionPercentage: t.exposeFloat('completion_percentage', {
      nullable: true,
      description: 'Percent of the confirmed gigs that were worked; null before the first.',
    }),
    calloutCount: t.exposeInt('callout_count', { description: 'How often the pro called out.' }),
    noShowCount: t.exposeInt('noshow_count', { description: 'How often the pro did not show up.' }),
  }),
});

export const RatingSummary = builder.objectRef<RatingSummaryWire>('RatingSummary').implement({
  description: 'What a pro was rated in one respect.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The key of the respect, e.g. `PUNCTUALITY`.' }),
    label: t.exposeString('label', { description: 'The respect in words.' }),
    rank: t.exposeInt('rank', { description: 'Its place when all are listed, the smallest first.' }),
    isOverall: t.exposeBoolean('is_overall_type', { description: 'Whether it is the overall rating.' }),
    averageRating: t.exposeFloat('avg_rating', {
      nullable: true,
      description: 'Average, 1 to 5; null before the first.',
    }),
    ratingCount: t.exposeInt('rating_count', { description: 'How many ratings it is the average of.' }),
  }),
});
