import { overallRating } from '@brigade/domain/day/reviews/overallRating.ts';
import { reviewProblem } from '@brigade/domain/day/reviews/reviewProblem.ts';
import { ApplicationReview } from '../../filling/applications/ApplicationReview.ts';
import { byGigStatus } from '../../filling/applications/byGigStatus.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { reviewFacts } from './reviewFacts.ts';

/** Why the pro cannot be rated. Every role at the location may rate, and only these see the application. */
function cannotReviewReason(application: GigApplicationWire, context: Context) {
  return byGigStatus(application, context, (gigStatus) =>
    reviewProblem(reviewFacts(application, gigStatus), context.now),
  );
}

builder.objectFields(GigApplication, (t) => ({
  viewerCanReview: t.boolean({
    nullable: true,
    description:
      'Whether the viewer can rate the pro, or change the rating: from the clock-in, or the end of the ' +
      'work, until 14 days after the end. Every role at the location can.',
    resolve: async (application, _args, context) => (await cannotReviewReason(application, context)) === null,
  }),
  viewerCannotReviewReason: t.string({
    nullable: true,
    description: 'The reason the viewer cannot rate the pro. Null if the viewer can.',
    resolve: (application, _args, context) => cannotReviewReason(application, context),
  }),
}));

builder.objectField(ApplicationReview, 'rating', (t) =>
  t.float({
    nullable: true,
    description:
      'The overall rating, 1 to 5; the average of the categories if none is the overall one. Null without ratings.',
    resolve: ({ ratings }) => overallRating(ratings),
  }),
);
