import { builder } from '../../platform/schema/builder.ts';
import type { ApplicationReviewWire } from './gigApplicationWire.ts';

const ReviewRating = builder.objectRef<ApplicationReviewWire['ratings'][number]>('ReviewRating').implement({
  description: 'A rating in one respect.',
  fields: (t) => ({
    category: t.exposeString('category', { description: 'The key of the category, e.g. `PUNCTUALITY`.' }),
    value: t.exposeInt('value', { description: 'The rating from 1 (worst) to 5 (best).' }),
  }),
});

export const ApplicationReview = builder.objectRef<ApplicationReviewWire>('ApplicationReview').implement({
  description: "The location's review of a pro after a gig.",
  fields: (t) => ({
    feedback: t.exposeString('feedback', { nullable: true, description: 'The review in words, if any.' }),
    ratings: t.expose('ratings', { type: [ReviewRating], description: 'The ratings by category.' }),
  }),
});
