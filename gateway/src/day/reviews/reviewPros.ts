import { reviewFeedback, reviewRatings } from '@brigade/domain/day/reviews/reviewRules.ts';
import { feedbackLimit } from '@brigade/domain/day/reviews/reviewTerms.ts';
import { z } from 'zod';
import { eachApplicant } from '../../filling/applications/eachApplicant.ts';
import { pathsInList } from '../../filling/applications/pathsInList.ts';
import { resultsField } from '../../filling/applications/resultsField.ts';
import type { PathsByTarget } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf, nodeId } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { sendReviews } from './sendReviews.ts';
import type { ReviewBody } from './reviewsApi.ts';

const most = 200;
const mostCategories = 20;

const CategoryRatingInput = builder.inputType('CategoryRatingInput', {
  description: 'The rating of a pro in one category.',
  fields: (t) => ({
    category: t.string({ required: true, description: 'The name of the category, e.g. `OVERALL`.' }),
    value: t.int({ required: true, description: 'The rating from 1 (worst) to 5 (best).' }),
  }),
});

const ProReviewInput = builder.inputType('ProReviewInput', {
  description: 'The review of the work of one pro.',
  fields: (t) => ({
    applicationId: t.id({ required: true, description: 'The ID of the application.' }),
    ratings: t.field({
      type: [CategoryRatingInput],
      required: true,
      description: 'The rating in the category `OVERALL`, and in any others.',
    }),
    feedback: t.string({
      description: `The review in words, at most ${feedbackLimit} characters. Optional.`,
    }),
  }),
});

const review = z.looseObject({
  applicationId: nodeId,
  ratings: reviewRatings.check(z.maxLength(mostCategories, `At most ${mostCategories} categories`)),
  feedback: z.nullish(reviewFeedback),
});

/** Where the fields of a REST review are in one of the input. */
const paths: PathsByTarget = {
  ratings: ['ratings'],
  feedback: ['feedback'],
  ...Object.fromEntries(
    Array.from({ length: mostCategories }, (_, index) => String(index)).flatMap((index) =>
      ['category', 'value'].map((field) => [`ratings.${index}.${field}`, ['ratings', index, field]]),
    ),
  ),
};

builder.relayMutationField(
  'reviewPros',
  {
    description: 'Input for reviewPros.',
    inputFields: (t) => ({
      reviews: t.field({
        type: [ProReviewInput],
        required: true,
        description: `The reviews of 1 to ${most} pros, of one gig or several.`,
      }),
    }),
    validate: {
      schema: z.looseObject({
        reviews: z
          .array(review)
          .min(1, 'Choose at least one pro')
          .max(most, `At most ${most} pros at a time`)
          .refine(
            (reviews) => new Set(reviews.map(({ applicationId }) => applicationId)).size === reviews.length,
            'Name each pro once',
          ),
      }),
    },
  },
  {
    description:
      'Rates the work of pros, or changes the ratings. Each review replaces the previous one, and succeeds ' +
      "or fails independently. The pros' averages change immediately. Requires the permission " +
      '`reviews.write`.',
    extensions: errorPaths({ 'reviews.write': ['reviews'] }),
    resolve: async (_root, { input: { reviews } }, { rest }) => {
      const bodies = new Map<number | null, ReviewBody>(
        reviews.map(({ applicationId, ratings, feedback }) => [
          databaseIdOf(applicationId, 'GigApplication'),
          { ratings, feedback: feedback || null },
        ]),
      );
      const { results } = await eachApplicant(
        reviews.map(({ applicationId }) => applicationId),
        paths,
        (ids) =>
          sendReviews(
            rest,
            ids.map((id) => [id, bodies.get(id) ?? { ratings: [], feedback: null }] as const),
          ),
      );
      return { results: pathsInList('reviews', results) };
    },
  },
  {
    description: 'The result for each review of the input.',
    outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
  },
);
