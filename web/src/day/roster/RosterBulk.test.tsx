import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { actionsOn, onRoster, punch, renderRoster } from '../../testing/roster.ts';
import { fault, refusal, type Application } from '../../testing/world.ts';

type Screen = Awaited<ReturnType<typeof renderRoster>>['screen'];

const selectionOf = (screen: Screen) => screen.getByRole('region', { name: 'Selection' });

/** Opens a roster and selects everyone. */
async function selectAll(...args: Parameters<typeof renderRoster>) {
  const app = await renderRoster(...args);
  await app.screen.getByRole('checkbox', { name: 'Select all: Roster' }).click();
  return { ...app, selection: selectionOf(app.screen) };
}

async function chooseMore({ screen, selection }: Awaited<ReturnType<typeof selectAll>>, name: RegExp) {
  await selection.getByRole('button', { name: 'More actions for the selected pros' }).click();
  await screen.getByRole('menuitem', { name }).click();
}

const canReview = { timePunches: [punch()], viewerCanReview: true };

interface ReviewInput {
  readonly input: {
    readonly reviews: readonly { readonly applicationId: string; readonly ratings: object }[];
  };
}

/** Rates the pros of a roster, except for those of `refuse`. */
const rating =
  (roster: readonly Application[], refuse: Record<string, ReturnType<typeof refusal>> = {}) =>
  ({ input }: ReviewInput) => ({
    errors: [],
    results: input.reviews.map(({ applicationId, ratings }) => {
      const application = roster.find(({ id }) => id === applicationId);
      const error = refuse[applicationId];
      if (application && !error) Object.assign(application, { review: { feedback: null, ratings } });
      return { applicationId, errors: error ? [error] : [], application: error ? null : application };
    }),
  });

const reviewOf = (id: number, value: number) => ({
  applicationId: `application-${id}`,
  ratings: [{ category: 'OVERALL', value }],
  feedback: null,
});

test('records a time of their own for several pros, with a note', async () => {
  const roster = [onRoster(1, 'LATE'), onRoster(2, 'LATE')];
  const app = await selectAll(roster, { root: { clockInPros: actionsOn(roster, 'IN') } });
  await chooseMore(app, /Clock in at/);
  const { screen, gateway } = app;
  const dialog = screen.getByRole('dialog', { name: 'Clock in: 2 pros' });
  await dialog.getByLabelText('Note').fill('Came with the van');
  await dialog.getByRole('button', { name: 'Clock in' }).click();

  await expect.element(screen.getByText('2 pros clocked in')).toBeVisible();
  await expect
    .poll(() => gateway.lastMutation()?.variables)
    .toMatchObject({
      input: { applicationIds: ['application-1', 'application-2'], note: 'Came with the van' },
    });
});

test('says in the row why an action is not possible, and keeps the pro selected', async () => {
  const roster = [onRoster(1, 'LATE'), onRoster(2, 'IN', { timePunches: [punch()] }), onRoster(3, 'OUT')];
  const { screen, selection, gateway } = await selectAll(roster, {
    root: { clockInPros: actionsOn(roster, 'IN') },
  });
  await selection.getByRole('button', { name: 'Clock in', exact: true }).click();

  await expect.element(screen.getByText('1 of 3 clocked in')).toBeVisible();
  await expect
    .element(screen.getByRole('row', { name: /Pro 2/ }))
    .toMatchTextContent('They have clocked in.');
  await expect
    .element(screen.getByRole('row', { name: /Pro 3/ }))
    .toMatchTextContent('They have clocked out.');
  await expect.element(selection.getByText('2 pros selected')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Select Pro 1' })).not.toBeChecked();
  expect(gateway.lastMutation()?.variables).toMatchObject({ input: { applicationIds: ['application-1'] } });
});

test('clocks no one in now after the end of their shift', async () => {
  const roster = [onRoster(1, 'LATE'), onRoster(2, 'NOT_RECORDED')];
  const { screen, selection, gateway } = await selectAll(roster, {
    root: { clockInPros: actionsOn(roster, 'IN') },
  });
  await selection.getByRole('button', { name: 'Clock in', exact: true }).click();

  await expect.element(screen.getByRole('row', { name: /Pro 2/ })).toMatchTextContent('The shift is over.');
  await expect
    .poll(() => gateway.lastMutation()?.variables)
    .toMatchObject({ input: { applicationIds: ['application-1'] } });
});

test('keeps the pros selected that the server refused', async () => {
  const roster = [onRoster(1, 'LATE'), onRoster(2, 'LATE')];
  const refused = refusal('INVALID', 'This pro has already clocked in.');
  const { screen, selection } = await selectAll(roster, {
    root: { clockInPros: actionsOn(roster, 'IN', { 'application-2': refused }) },
  });
  await selection.getByRole('button', { name: 'Clock in', exact: true }).click();

  await expect.element(selection.getByText('1 pro selected')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Select Pro 2' })).toBeChecked();
  await expect
    .element(screen.getByRole('row', { name: /Pro 2/ }))
    .toMatchTextContent('This pro has already clocked in.');
});

test('sends several pros home from the menu, by keys alone, and the roster keeps the focus', async () => {
  const roster = [1, 2].map((id) => onRoster(id, 'IN', { timePunches: [punch()] }));
  const { screen, selection } = await selectAll(roster, {
    root: { sendProsHome: actionsOn(roster, 'SENT_HOME') },
  });
  const more = selection.getByRole('button', { name: 'More actions for the selected pros' });
  await expect.element(more).toBeVisible();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: /Send home/ })).toBeVisible();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Send 2 pros home?' })).toBeVisible();
  const submit = screen.getByRole('button', { name: 'Send home' });
  await expect.element(submit).toBeVisible();
  submit.element().focus();
  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByText('2 pros sent home')).toBeVisible();
  await expect.element(selection).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement === document.body).toBe(false);
});

test('rates several pros by one mutation: each, and the rest the same', async () => {
  const roster = [
    onRoster(1, 'OUT', canReview),
    onRoster(2, 'OUT', canReview),
    onRoster(3, 'OUT', canReview),
  ];
  const { screen, selection, gateway } = await selectAll(roster, { root: { reviewPros: rating(roster) } });
  await selection.getByRole('button', { name: 'Rate…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Rate 3 pros' });
  const starsOf = (name: string) => dialog.getByRole('radiogroup', { name: `Rate ${name}` });
  await starsOf('Pro 1').getByRole('radio', { name: '3 stars' }).click();
  await starsOf('Pro 2').getByRole('radio', { name: '5 stars' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Rate the rest the same (1)' }).click();
  await expect.element(starsOf('Pro 3').getByRole('radio', { name: '5 stars' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save ratings' }).click();

  await expect.element(screen.getByText('3 ratings saved')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(selection).not.toBeInTheDocument();
  expect(gateway.lastMutation()?.variables).toEqual({
    input: { reviews: [reviewOf(1, 3), reviewOf(2, 5), reviewOf(3, 5)] },
  });
});

test('rates in categories with feedback, and leaves the ratings of others as they are', async () => {
  const rated = { feedback: null, ratings: [{ category: 'OVERALL', value: 4 }] };
  const roster = [onRoster(1, 'OUT', canReview), onRoster(2, 'OUT', { ...canReview, review: rated })];
  const { screen, selection, gateway } = await selectAll(roster, {
    root: {
      reviewPros: rating(roster),
      ratingCategories: [
        { name: 'OVERALL', label: 'Overall', isOverall: true },
        { name: 'SKILL', label: 'Skill', isOverall: false },
      ],
    },
  });
  await selection.getByRole('button', { name: 'Rate…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Rate 2 pros' });
  const save = dialog.getByRole('button', { name: 'Save ratings' });
  await save.click();
  await expect.element(dialog).toMatchTextContent('Rate at least one pro.');
  await dialog.getByRole('button', { name: 'Details of the rating of Pro 1' }).click();
  await dialog.getByRole('radiogroup', { name: 'Skill' }).getByRole('radio', { name: '2 stars' }).click();
  await dialog.getByRole('textbox', { name: 'Feedback' }).fill('Kept the pass moving.');
  await save.click();
  await expect.element(dialog).toMatchTextContent('Rate the work overall');
  await dialog
    .getByRole('radiogroup', { name: 'Rate Pro 1' })
    .getByRole('radio', { name: '4 stars' })
    .click();
  await save.click();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(gateway.lastMutation()?.variables).toEqual({
    input: {
      reviews: [
        {
          applicationId: 'application-1',
          ratings: expect.arrayContaining([
            { category: 'OVERALL', value: 4 },
            { category: 'SKILL', value: 2 },
          ]),
          feedback: 'Kept the pass moving.',
        },
      ],
    },
  });
});

test('says who cannot be rated and why, and stays open with those who were refused', async () => {
  const roster = [
    onRoster(1, 'OUT', canReview),
    onRoster(2, 'OUT', canReview),
    onRoster(3, 'LATE', { viewerCannotReviewReason: 'You can rate this pro once they have clocked in.' }),
  ];
  const closed = refusal('INVALID_TRANSITION', 'Ratings close 14 days after the shift.');
  const { screen, selection } = await selectAll(roster, {
    root: { reviewPros: rating(roster, { 'application-2': closed }) },
  });
  await selection.getByRole('button', { name: 'Rate…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Rate 2 pros' });
  await expect.element(dialog).toMatchTextContent('Pro 3: You can rate this pro once they have clocked in.');
  await dialog
    .getByRole('radiogroup', { name: 'Rate Pro 1' })
    .getByRole('radio', { name: '5 stars' })
    .click();
  await dialog.getByRole('button', { name: 'Rate the rest the same (1)' }).click();
  await dialog.getByRole('button', { name: 'Save ratings' }).click();

  const rest = screen.getByRole('dialog', { name: 'Rate Pro 2' });
  await expect.element(rest).toMatchTextContent('Ratings close 14 days after the shift.');
  await expect.element(screen.getByText('1 rating saved')).toBeVisible();
  await expect.element(rest.getByRole('radiogroup', { name: 'Rate Pro 1' })).not.toBeInTheDocument();
});

test('offers no ratings where none of the selected pros can be rated', async () => {
  const { selection } = await selectAll([onRoster(1, 'LATE')]);
  await expect.element(selection.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  await expect.element(selection.getByRole('button', { name: 'Rate…' })).not.toBeInTheDocument();
});

test('gives the numbers of several pros for a group text, and says who has none', async () => {
  const { screen, selection } = await selectAll([
    onRoster(1, 'LATE'),
    onRoster(2, 'LATE'),
    onRoster(3, 'LATE', { phoneNumber: null }),
  ]);
  await selection.getByRole('button', { name: 'Text…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Text 3 pros' });
  await expect
    .element(dialog.getByRole('link', { name: 'Group text' }))
    .toHaveAttribute('href', 'sms:+16155550101,+16155550102');
  await expect.element(dialog).toMatchTextContent('Pro 3No phone number');
  await expectAccessible();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy numbers' }).click();

  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('+16155550101, +16155550102');
});

test('says how to copy the number where the browser does not allow it', async () => {
  const { screen, selection } = await selectAll([onRoster(1, 'LATE')]);
  await selection.getByRole('button', { name: 'Text…' }).click();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await screen.getByRole('button', { name: 'Copy number' }).click();

  await expect.element(screen.getByText(/Your browser blocked copying/)).toBeVisible();
});

test('offers no texts to viewers who see no phone numbers', async () => {
  const { selection } = await selectAll([onRoster(1, 'LATE', { phoneNumber: null })]);
  await expect.element(selection.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  await expect.element(selection.getByRole('button', { name: 'Text…' })).not.toBeInTheDocument();
});

interface FavoriteInput {
  readonly input: { readonly proIds: readonly string[] };
}

/** Makes the pros of a roster favorites, except for the one that is refused. */
const favoring =
  (roster: readonly Application[], refused?: string) =>
  ({ input }: FavoriteInput) => ({
    errors: [],
    results: input.proIds.map((proId) => {
      if (proId === refused)
        return { proId, errors: [refusal('NOT_FOUND', 'No pro was found here.')], proAtLocation: null };
      const here = roster.find(({ pro }) => pro.id === proId)?.pro.atLocation({ locationDatabaseId: 1 });
      return { proId, errors: [], proAtLocation: { ...here, isFavorite: true } };
    }),
  });

test('adds several pros to the favorites by one mutation, and keeps those selected who were refused', async () => {
  const roster = [onRoster(1, 'IN'), onRoster(2, 'IN'), onRoster(3, 'IN')];
  const [, other] = roster;
  const app = await selectAll(roster, { root: { favoritePros: favoring(roster, other?.pro.id) } });
  await chooseMore(app, /Add to favorites/);
  const { screen, selection, gateway } = app;

  await expect.element(screen.getByText('2 of 3 added to favorites')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Favorite: Pro 1' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(screen.getByRole('row', { name: /Pro 2/ }).getByRole('alert'))
    .toMatchTextContent('No pro was found here.');
  await expect.element(selection.getByText('1 pro selected')).toBeVisible();
  expect(gateway.lastMutation()?.variables).toEqual({
    input: { locationId: 'location-1', proIds: roster.map(({ pro }) => pro.id) },
  });
});

test('says in each row that the request failed', async () => {
  const roster = [onRoster(1, 'IN'), onRoster(2, 'IN')];
  const app = await selectAll(roster, {
    root: { favoritePros: fault('UPSTREAM_UNAVAILABLE', 'The service did not respond.') },
  });
  await chooseMore(app, /Add to favorites/);

  await expect.element(app.screen.getByText('0 of 2 added to favorites')).toBeVisible();
  await expect
    .element(app.screen.getByRole('row', { name: /Pro 2/ }).getByRole('alert'))
    .toMatchTextContent('The service did not respond.');
  await expect.element(app.selection.getByText('2 pros selected')).toBeVisible();
});
