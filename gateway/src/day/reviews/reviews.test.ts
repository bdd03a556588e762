import { beforeEach, describe, expect, test } from 'vitest';
import type { BusyGig } from '../../testing/busiestGig.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { finishWork } from '../../testing/payDay.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;
let first: string;
let second: string;
let open: string;

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
  [first = '', second = '', open = ''] = gig.applicants.map(({ id }) => id);
});

const reviewMutation = graphql(`
  mutation ($input: ReviewProsInput!) {
    reviewPros(input: $input) {
      errors {
        code
        path
        message
      }
      results {
        applicationId
        application {
          viewerCanReview
          review {
            rating
            feedback
            ratings {
              category
              value
            }
          }
          pro {
            performance {
              rating
              reviewCount
            }
          }
        }
        errors {
          code
          path
          message
        }
      }
    }
  }
`);

type Reviews = VariablesOf<typeof reviewMutation>['input']['reviews'];

const review = (reviews: Reviews, as: Person = 'onsite') =>
  mutate(stack, reviewMutation, { as, input: { reviews } });

const stars = (value: number, category = 'OVERALL') => ({ category, value });

/** The first application after this rating. */
const rated = async (value: number) =>
  (await review([{ applicationId: first, ratings: [stars(value)] }], 'member')).results[0]?.application;

const canReviewQuery = graphql(`
  query ($id: ID!) {
    node(id: $id) {
      ... on GigApplication {
        viewerCanReview
        viewerCannotReviewReason
      }
    }
  }
`);

const canReview = async (id: string, as: Person = 'onsite') =>
  (await run(canReviewQuery, { as, variables: { id } })).data?.node;

test('ratingCategories lists the categories in display order', async () => {
  const { data } = await run(
    graphql(`
      {
        ratingCategories {
          name
          label
          isOverall
        }
      }
    `),
    { as: 'onsite' },
  );

  expect(data?.ratingCategories?.slice(0, 2)).toEqual([
    { name: 'OVERALL', label: 'Overall', isOverall: true },
    { name: 'PUNCTUALITY', label: 'Punctuality', isOverall: false },
  ]);
});

describe('reviewPros', () => {
  test('reviewPros rates several pros with a result for each, and their averages follow', async () => {
    const { errors, results } = await review([
      { applicationId: first, ratings: [stars(4), stars(5, 'SKILL')], feedback: ' Calm. ' },
      { applicationId: open, ratings: [stars(5)] },
      { applicationId: 'nonsense', ratings: [stars(5)] },
      { applicationId: second, ratings: [stars(3)], feedback: ' ' },
    ]);

    expect(errors).toEqual([]);
    expect(results).toMatchObject([
      {
        applicationId: first,
        application: {
          viewerCanReview: true,
          review: { rating: 4, feedback: 'Calm.', ratings: [stars(4), stars(5, 'SKILL')] },
        },
        errors: [],
      },
      {
        application: null,
        errors: [{ code: 'INVALID_TRANSITION', path: ['reviews', '1', 'applicationId'] }],
      },
      { application: null, errors: [{ code: 'NOT_FOUND', path: ['reviews', '2', 'applicationId'] }] },
      { application: { review: { rating: 3, feedback: null } }, errors: [] },
    ]);
  });

  test('a further review of a pro replaces the first, and counts once', async () => {
    const before = await rated(2);
    const after = await rated(5);

    expect(after?.review?.rating).toBe(5);
    expect(after?.pro.performance?.reviewCount).toBe(before?.pro.performance?.reviewCount);
    expect(after?.pro.performance?.rating).toBeGreaterThan(before?.pro.performance?.rating ?? 5);
  });

  test('reviewPros refuses an unknown category at its field', async () => {
    const { results } = await review([{ applicationId: first, ratings: [stars(5), stars(5, 'CHARM')] }]);

    expect(results[0]?.errors).toEqual([
      {
        code: 'INVALID',
        message: 'There is no such category',
        path: ['reviews', '0', 'ratings', '1', 'category'],
      },
    ]);
  });

  test('reviewPros hides the application from other organizations', async () => {
    const token = await stack.upstream.tokenOf('owner@halyard.example');
    const reviews = [{ applicationId: first, ratings: [stars(5)] }];
    const { data } = await run(reviewMutation, { token, variables: { input: { reviews } } });

    expect(data?.reviewPros.results).toMatchObject([{ application: null, errors: [{ code: 'NOT_FOUND' }] }]);
  });

  test.each<[string, () => Reviews, string[], string]>([
    ['an empty list', () => [], ['reviews'], 'Choose at least one pro'],
    [
      'no overall rating',
      () => [{ applicationId: first, ratings: [stars(5, 'SKILL')] }],
      ['reviews', '0', 'ratings'],
      'Rate the work overall',
    ],
    [
      'six stars',
      () => [{ applicationId: first, ratings: [stars(6)] }],
      ['reviews', '0', 'ratings', '0', 'value'],
      'Choose 1 to 5 stars',
    ],
    [
      'a pro twice',
      () => [
        { applicationId: first, ratings: [stars(5)] },
        { applicationId: first, ratings: [stars(1)] },
      ],
      ['reviews'],
      'Name each pro once',
    ],
    [
      'long feedback',
      () => [{ applicationId: first, ratings: [stars(5)], feedback: 'x'.repeat(1001) }],
      ['reviews', '0', 'feedback'],
      'At most 1000 characters',
    ],
  ])('reviewPros refuses %s as a whole', async (_what, reviews, path, message) => {
    const { errors, results } = await review(reviews());

    expect(errors).toMatchObject([{ path, message }]);
    expect(results).toEqual([]);
  });
});

describe('viewerCanReview', () => {
  test('viewerCanReview is true for onsite managers after the work', async () => {
    expect(await canReview(first)).toEqual({ viewerCanReview: true, viewerCannotReviewReason: null });
  });

  test('viewerCanReview says that an applicant did not work', async () => {
    expect(await canReview(open)).toEqual({
      viewerCanReview: false,
      viewerCannotReviewReason: 'Only a pro who worked the shift can be rated.',
    });
  });

  test('viewerCanReview says until when, as the server does', async () => {
    stack.upstream.clock.advance(15 * 24 * 60);
    const { results } = await review([{ applicationId: first, ratings: [stars(5)] }]);
    const reason = 'Ratings close 14 days after the shift.';

    expect(await canReview(first)).toEqual({ viewerCanReview: false, viewerCannotReviewReason: reason });
    expect(results[0]?.errors).toMatchObject([{ message: reason }]);
  });
});
