import { builder } from '../../platform/schema/builder.ts';
import type { ProPerformanceWire, RatingSummaryWire } from './proWire.ts';

export const ProPerformance = builder.objectRef<ProPerformanceWire>('ProPerformance').implement({
  description: "A pro's track record at all locations.",
  fields: (t) => ({
    rating: t.exposeFloat('rating', {
      nullable: true,
      description: 'The average rating, 1 to 5. Null before the first rating.',
    }),
    reviewCount: t.exposeInt('review_count', { description: 'The number of reviews in the average.' }),
    gigsWorked: t.exposeInt('gigs_worked', { description: 'The number of completed gigs.' }),
    completionPercentage: t.exposeFloat('completion_percentage', {
      nullable: true,
      description: 'The percentage of confirmed gigs that the pro worked. Null before the first one.',
    }),
    calloutCount: t.exposeInt('callout_count', {
      description: 'The number of confirmed gigs that the pro called off.',
    }),
    noShowCount: t.exposeInt('noshow_count', { description: 'The number of times the pro did not show up.' }),
  }),
});

export const RatingSummary = builder.objectRef<RatingSummaryWire>('RatingSummary').implement({
  description: 'The ratings of a pro in one category.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The key of the category, e.g. `PUNCTUALITY`.' }),
    label: t.exposeString('label', { description: 'The display name of the category.' }),
    rank: t.exposeInt('rank', { description: 'The position of the category in lists, in ascending order.' }),
    isOverall: t.exposeBoolean('is_overall_type', { description: 'Whether it is the overall rating.' }),
    averageRating: t.exposeFloat('avg_rating', {
      nullable: true,
      description: 'The average rating, 1 to 5. Null before the first rating.',
    }),
    ratingCount: t.exposeInt('rating_count', { description: 'The number of ratings in the average.' }),
  }),
});
