import { z } from 'zod';
import { applicationResponse } from '../../filling/applications/applicationResponse.ts';
import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import { loadApplication } from '../../filling/applications/loadApplications.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addToRatings } from './addToRatings.ts';
import { lockWorkToReview } from './lockWorkToReview.ts';
import { requireKnownCategories } from './requireKnownCategories.ts';
import { requireReviewable } from './requireReviewable.ts';
import { reviewBody } from './reviewBody.ts';

/** `POST /api/staffer/gig-applications/:id/review/`: rates a pro's work, or changes the rating. */
export const reviewApplication = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gig-applications/:id/review/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['reviews'],
    summary: 'Review the work of a pro, or change the review',
    description:
      "Needs reviews.write at the gig's location. From the clock-in, or the end of the work, until 14 days after it. " +
      "There is one review of each work: a further one replaces it. The pro's averages change in the same transaction.",
    params: z.object({ id: idParameter }),
    body: reviewBody,
    responses: { 200: applicationResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body: { ratings, feedback = null }, caller }) => {
      const { database, clock, settings } = services;
      await gigOfPermitted(database, caller, id, 'reviews.write');
      await requireKnownCategories(database, ratings);
      await inTransactionOf(services, caller, async (trx) => {
        const work = await lockWorkToReview(trx, id);
        const now = clock.now();
        requireReviewable(work, now);
        await trx
          .updateTable('gig_applications')
          .set({
            review_feedback: feedback,
            review_ratings: JSON.stringify(ratings),
            last_updated_ts: now,
          })
          .where('id', '=', id)
          .execute();
        await addToRatings(trx, work.pro_id, { before: work.review_ratings ?? [], after: ratings });
      });
      return { status: 200, body: await loadApplication(database, caller, settings.productSlug, id) };
    },
  });
