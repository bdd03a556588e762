import { overallRating } from '@brigade/domain/day/reviews/overallRating.ts';
import { reviewProblem } from '@brigade/domain/day/reviews/reviewProblem.ts';
import { whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { ApplicationReview } from '../../filling/applications/ApplicationReview.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { reviewFacts } from './reviewFacts.ts';

/** Why the viewer cannot rate the pro: the role, or else the work. */
async function cannotReviewReason(application: GigApplicationWire, context: Context): Promise<string | null> {
  const gig = await loadGig(application.gig_id, context);
  const access = await viewerAccess({ id: gig.location_id, organizationId: gig.organization_id }, context);
  return whyNot(access, 'reviews.write') ?? reviewProblem(reviewFacts(application, gig.status), context.now);
}

builder.objectFields(GigApplication, (t) => ({
  viewerCanReview: t.boolean({
    nullable: true,
    description:
      'Whether the viewer can rate the pro: from the clock-in, or the end of the work, until 14 days after it. A ' +
      'review that exists can be changed as long.',
    resolve: async (application, _args, context) => (await cannotReviewReason(application, context)) === null,
  }),
  viewerCannotReviewReason: t.string({
    nullable: true,
    description: 'The reason the viewer cannot rate the pro. Null if the viewer can.',
    resolve: cannotReviewReasonOf,
  }),
}));

function cannotReviewReasonOf(application: GigApplicationWire, _args: object, context: Context) {
  return cannotReviewReason(application, context);
}

builder.objectField(ApplicationReview, 'rating', (t) =>
  t.float({
    nullable: true,
    description:
      'The overall rating, 1 to 5; the average of the categories if none is the overall one. Null without ratings.',
    resolve: ({ ratings }) => overallRating(ratings),
  }),
);
