import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDueGig, makePayLocation, makeWorkPay } from '../../testing/pay.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeApplication, refusal } from '../../testing/world.ts';

type Facts = Record<string, unknown>;

interface ReviewInput {
  readonly applicationId: string;
  readonly ratings: readonly { readonly category: string; readonly value: number }[];
  readonly feedback: string | null;
}

const worked = (databaseId: number, facts: Facts = {}) => {
  const work = makeWorkPay(databaseId);
  return { ...work, application: { ...work.application, viewerCanReview: true, ...facts } };
};

const overall = (value: number) => ({ category: 'OVERALL', value });

const ratingCategories = [
  { name: 'OVERALL', label: 'Overall', isOverall: true },
  { name: 'SKILL', label: 'Skill', isOverall: false },
];

/** Stores each review, as the gateway does. */
const storing = ({ input }: { input: { reviews: readonly ReviewInput[] } }) => ({
  errors: [],
  results: input.reviews.map(({ applicationId, ratings, feedback }) => ({
    applicationId,
    errors: [],
    application: makeApplication(Number(applicationId.split('-')[1]), {
      viewerCanReview: true,
      review: { rating: ratings[0]?.value, ratings, feedback },
    }),
  })),
});

const open = (works: readonly ReturnType<typeof worked>[], root: Facts = {}) =>
  renderApp('/locations/1/pay', {
    location: makePayLocation([makeDueGig(7, works)]),
    ratingCategories,
    reviewPros: storing,
    ...root,
  });

describe('rating in a row', () => {
  test('rating in a row sends the overall rating, and shows it before the response', async () => {
    const { screen, gateway } = await open([worked(1)]);
    const stars = screen.getByRole('radiogroup', { name: 'Rate Pro 1' });
    await stars.getByRole('radio', { name: '4 stars' }).click();

    await expect.element(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect.poll(() => gateway.names()).toContain('reviewProsMutation');
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { reviews: [{ applicationId: 'application-1', ratings: [overall(4)], feedback: null }] },
      });
    await expectAccessible();
  });

  test('rating by arrow keys ends with the last choice', async () => {
    const { screen, gateway } = await open([
      worked(1, { review: { rating: 1, feedback: null, ratings: [overall(1)] } }),
    ]);
    const stars = screen.getByRole('radiogroup', { name: 'Rate Pro 1' });
    await stars.getByRole('radio', { name: '1 star' }).click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');

    await expect.element(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { reviews: [{ ratings: [overall(4)] }] } });
  });

  test.each([
    [
      'a refusal',
      () => ({
        errors: [],
        results: [
          {
            applicationId: 'application-1',
            application: null,
            errors: [refusal('INVALID_TRANSITION', 'Ratings close 14 days after the shift.')],
          },
        ],
      }),
      'Ratings close 14 days after the shift.',
    ],
    [
      'a failed request',
      fault('UPSTREAM_UNAVAILABLE', 'The service did not respond.'),
      'The service did not respond.',
    ],
  ])('rating in a row shows %s, and takes the stars back', async (_what, reviewPros, message) => {
    const { screen } = await open([worked(1)], { reviewPros });
    const stars = screen.getByRole('radiogroup', { name: 'Rate Pro 1' });
    await stars.getByRole('radio', { name: '4 stars' }).click();

    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(stars.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
  });

  test('rating in a row shows only the rating where it can no longer change', async () => {
    const review = { rating: 3, feedback: null, ratings: [overall(3)] };
    const { screen } = await open([worked(1, { viewerCanReview: false, review }), worked(2)]);

    await expect.element(screen.getByText('Rated 3.0 out of 5')).toBeInTheDocument();
    await expect.element(screen.getByRole('radiogroup', { name: 'Rate Pro 1' })).not.toBeInTheDocument();
  });
});

test('rating the rest the same leaves out those who have a rating', async () => {
  const rated = { review: { rating: 2, feedback: null, ratings: [overall(2)] } };
  const { screen, gateway } = await open([worked(1), worked(2), worked(3), worked(4, rated)]);
  await screen
    .getByRole('radiogroup', { name: 'Rate Pro 1' })
    .getByRole('radio', { name: '5 stars' })
    .click();
  await screen.getByRole('button', { name: 'Rate the rest the same (2)' }).click();

  await expect.element(screen.getByText('2 ratings saved')).toBeVisible();
  await expect
    .poll(() => gateway.lastMutation()?.variables)
    .toEqual({
      input: {
        reviews: [2, 3].map((id) => ({
          applicationId: `application-${id}`,
          ratings: [overall(5)],
          feedback: null,
        })),
      },
    });
});

test('rating in a row shows the refusal of one pro although another was rated again in between', async () => {
  const { screen, gateway } = await open([worked(1), worked(2), worked(3)], {
    reviewPros: (request: Parameters<typeof storing>[0]) => ({
      errors: [],
      results: storing(request).results.map((result) =>
        result.applicationId === 'application-3'
          ? { ...result, application: null, errors: [refusal('INVALID_TRANSITION', 'Ratings are closed.')] }
          : result,
      ),
    }),
  });
  const starOf = (pro: number, name: string) =>
    screen.getByRole('radiogroup', { name: `Rate Pro ${pro}` }).getByRole('radio', { name });
  await starOf(1, '5 stars').click();
  const response = Promise.withResolvers<null>();
  gateway.intercept(() => response.promise);
  await screen.getByRole('button', { name: 'Rate the rest the same (2)' }).click();
  await starOf(2, '3 stars').click();
  gateway.intercept(null);
  response.resolve(null);

  await expect.element(screen.getByText('Ratings are closed.')).toBeVisible();
  await expect.element(starOf(3, '5 stars')).not.toBeChecked();
  await expect.element(starOf(2, '3 stars')).toBeChecked();
});

test('the details of a rating rate the categories, with feedback', async () => {
  const review = { rating: 4, feedback: null, ratings: [overall(4)] };
  const { screen, gateway } = await open([worked(1, { review })]);
  await screen.getByRole('button', { name: 'Details of the rating of Pro 1' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Rate Pro 1' });
  await dialog.getByRole('radiogroup', { name: 'Skill' }).getByRole('radio', { name: '2 stars' }).click();
  await dialog.getByRole('textbox', { name: 'Feedback' }).fill('Kept the pass moving.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save rating' }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('Kept the pass moving.')).toBeVisible();
  await expect
    .poll(() => gateway.lastMutation()?.variables)
    .toEqual({
      input: {
        reviews: [
          {
            applicationId: 'application-1',
            ratings: [overall(4), { category: 'SKILL', value: 2 }],
            feedback: 'Kept the pass moving.',
          },
        ],
      },
    });
});

describe('after a rating', () => {
  test('a pro becomes a favorite by one tap after a rating', async () => {
    const { screen } = await open([worked(1)]);
    await expect.element(screen.getByRole('radiogroup', { name: 'Rate Pro 1' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Favorite: Pro 1' })).not.toBeInTheDocument();
    await screen
      .getByRole('radiogroup', { name: 'Rate Pro 1' })
      .getByRole('radio', { name: '5 stars' })
      .click();

    await expect.element(screen.getByRole('button', { name: 'Favorite: Pro 1' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Block Pro 1' })).toBeVisible();
    await expectAccessible();
  });

  test.each([1, 5])('a rating of %d stars blocks with one press, and takes the block back', async (count) => {
    const { screen, gateway } = await open([worked(1)], {
      node: { __typename: 'Location', id: 'location-1', applications: { totalCount: 0 } },
      blockPro: { errors: [], prosAtLocations: [] },
      unblockPro: { errors: [], proAtLocation: null },
    });
    const stars = screen.getByRole('radiogroup', { name: 'Rate Pro 1' });
    await stars.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` }).click();
    const block = screen.getByRole('button', { name: 'Block Pro 1' });
    await block.click();

    await expect.element(screen.getByText('Pro 1 is blocked at this location')).toBeVisible();
    await expect.element(block).not.toBeInTheDocument();
    expect(gateway.last('cancelledByBlockQuery')?.variables).toMatchObject({
      locationId: 'location-1',
      proDatabaseId: 1,
    });
    expect(gateway.last('setBlockAddMutation')?.variables).toMatchObject({
      input: { proId: 'pro-1', reason: 'COMPLETED_GIG_AFTER_PAYMENT' },
    });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(block).toBeVisible();
    expect(gateway.names()).toContain('setBlockRemoveMutation');
  });

  test.each([
    ['CONFIRMED', 2],
    ['SELECTED', 1],
    ['OPEN', 1],
    ['OPEN', null],
  ])(
    'a rating asks before a block if the count of applications to cancel in the stage %s is %s',
    async (stage, count) => {
      const applications = ({ filter }: { filter: Facts }) => ({
        totalCount:
          filter.stage === stage && filter.proDatabaseId === 1 && !filter.isGigCancelled ? count : 0,
      });
      const { screen, gateway } = await open([worked(1)], {
        node: { __typename: 'Location', id: 'location-1', applications },
      });
      await screen
        .getByRole('radiogroup', { name: 'Rate Pro 1' })
        .getByRole('radio', { name: '1 star' })
        .click();
      await screen.getByRole('button', { name: 'Block Pro 1' }).click();

      await expect.element(screen.getByRole('dialog', { name: 'Block Pro 1?' })).toBeVisible();
      expect(gateway.names()).not.toContain('setBlockAddMutation');
    },
  );
});
