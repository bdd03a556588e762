import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { makeMatch } from '../../testing/matches.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import {
  connection,
  fault,
  makeApplication,
  makeGig,
  makeGigWith,
  makeLocation,
  type Page,
  refusal,
  type Application,
} from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { expectFocusWithin } from '../../testing/expectFocusWithin.ts';

interface BulkInput {
  readonly input: { readonly applicationIds: readonly string[]; readonly overrideNote?: string | null };
}

const overlap = {
  __typename: 'Conflict',
  kind: 'OVERTIME',
  work: null,
  restMinutes: null,
  weekMinutes: 2640,
};

async function renderReview(
  applications: readonly Application[],
  refuse: readonly string[] = [],
  facts: Record<string, unknown> = {},
  { search = '', root = {} }: { search?: string; root?: object } = {},
) {
  const gig = makeGigWith(5, applications, facts);
  const decide =
    (change: (application: Application) => void) =>
    ({ input }: BulkInput) => ({
      errors: [],
      results: input.applicationIds.map((applicationId) => {
        const application = applications.find(({ id }) => id === applicationId);
        const isRefused = refuse.includes(applicationId);
        if (application && !isRefused) change(application);
        return {
          applicationId,
          errors: isRefused ? [refusal('INVALID_TRANSITION', 'This application is cancelled.')] : [],
          application: isRefused ? null : application,
        };
      }),
    });
  return renderApp(`/locations/1/gigs/5/bulk-review${search}`, {
    ...root,
    gigReviews: () => [{ gigDatabaseId: 5, gig, applications: gig.applications }],
    selectApplicants: decide((application) => {
      application.isSelected = true;
    }),
    unselectApplicants: decide((application) => {
      application.isSelected = false;
    }),
    dismissApplicants: decide((application) => {
      application.isCancelled = true;
    }),
    reinstateApplicants: decide((application) => {
      application.isCancelled = false;
    }),
  });
}

const applicant = (id: number, facts: Record<string, unknown> = {}) =>
  makeApplication(id, { conflicts: [], overrideNote: null, match: null, ...facts });

test('the review is worked by keys alone: next, select, undo', async () => {
  const { screen, gateway } = await renderReview([applicant(1), applicant(2)]);
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(screen.getByRole('link', { name: 'Pro 2' })).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(screen.getByText('Pro 2 selected').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Select Pro 2' })).not.toBeInTheDocument();
  await userEvent.keyboard('u');
  await expect.element(screen.getByRole('button', { name: 'Select Pro 2' })).toBeVisible();
  expect(gateway.names()).toContain('reviewUnselectMutation');
});

test('keys choose a reason and dismiss an applicant, without a way to the fields', async () => {
  const { screen, gateway } = await renderReview([applicant(1), applicant(2)]);
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  await userEvent.keyboard('jd');
  await expect
    .element(screen.getByRole('dialog', { name: 'Dismiss Pro 1?' }).getByRole('radio').first())
    .toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByText('Pro 1 dismissed').first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toHaveFocus();
  await expect
    .poll(() => gateway.requests.map(({ variables }) => variables))
    .toContainEqual({
      input: { applicationIds: ['application-1'], reason: 'FEWER_PROS_NEEDED', explanation: null },
    });
});

test('keys mark two applicants and lay them side by side', async () => {
  const { screen } = await renderReview([applicant(1), applicant(2)]);
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  await userEvent.keyboard('jc{Shift>}c{/Shift}');
  await expect.element(screen.getByRole('checkbox', { name: 'Compare Pro 1' })).toBeChecked();
  await userEvent.keyboard('jc');
  await expect.element(screen.getByRole('button', { name: 'Compare (2)' })).toBeVisible();
  await userEvent.keyboard('{Shift>}c{/Shift}');
  const dialog = screen.getByRole('dialog', { name: 'Compare' });
  await expect.element(dialog.getByRole('columnheader', { name: 'Pro 2' })).toBeVisible();
  await expectFocusWithin(dialog);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('link', { name: 'Pro 2' })).toHaveFocus();
});

test('marks of those who are no longer on the board do not count, and marking makes no history', async () => {
  const { screen, router } = await renderReview([applicant(1), applicant(2), applicant(3)]);
  const length = router.history.length;
  await screen.getByRole('checkbox', { name: 'Compare Pro 1' }).click();
  await expect.poll(() => router.state.location.search).toMatchObject({ compare: '1' });
  expect(router.history.length).toBe(length);

  await router.navigate({ to: '.', search: { compare: '1,7,8,9' }, replace: true });
  await expect.element(screen.getByRole('button', { name: 'Compare (1)' })).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'Compare Pro 2' }).click();
  await expect.poll(() => router.state.location.search).toMatchObject({ compare: '1,2' });
});

test('keeps a chosen shift that is no longer offered, until it is given up', async () => {
  const location = makeLocation(1, { gigs: (window: Page) => connection([makeGig(6)], window) });
  const { screen, router } = await renderReview(
    [applicant(1)],
    [],
    {},
    { search: '?gigs=9', root: { location } },
  );
  await screen.getByRole('button', { name: 'Choose shifts' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Choose shifts' });
  await expect.element(dialog.getByRole('checkbox', { name: /^#9/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /#6/ }).click();
  await dialog.getByRole('button', { name: 'Show them' }).click();
  await expect.poll(() => router.state.location.search).toMatchObject({ gigs: '9,6' });
});

test('an applicant who was selected by the button stays active for the keys', async () => {
  const { screen } = await renderReview([applicant(1), applicant(2), applicant(3)]);
  await screen.getByRole('button', { name: 'Select Pro 2' }).click();
  await expect.element(screen.getByRole('button', { name: 'Select Pro 2' })).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('link', { name: 'Pro 3' })).toHaveFocus();
});

test('shows no switch for keys on a phone', async () => {
  await page.viewport(360, 780);
  const { screen } = await renderReview([applicant(1)]);
  await expect.element(screen.getByRole('button', { name: 'Choose shifts' })).toBeVisible();
  await expect.element(screen.getByRole('switch', { name: 'Use keyboard' })).not.toBeInTheDocument();
});

test('keys do nothing once they are turned off', async () => {
  const { screen } = await renderReview([applicant(1)]);
  await screen.getByRole('switch', { name: 'Use keyboard' }).click();
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).not.toHaveFocus();
});

test('asks for a note on a conflict and sends it', async () => {
  const { screen, gateway } = await renderReview([applicant(1, { conflicts: [overlap] })]);
  await expect.element(screen.getByText('Over 40 hours that week: 44 h with this shift')).toBeVisible();
  await screen.getByRole('button', { name: 'Select Pro 1' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Select Pro 1 anyway?' });
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Agreed by phone');
  await dialog.getByRole('button', { name: 'Select anyway' }).click();
  await expect.element(screen.getByText('Pro 1 selected').first()).toBeVisible();
  // The decision shows before its request is sent.
  const sent = () => gateway.requests.find(({ variables }) => 'input' in variables)?.variables;
  await expect.poll(sent).toMatchObject({ input: { overrideNote: 'Agreed by phone' } });
});

test('asks for a note before it selects a pro who lacks a certification', async () => {
  const blockers = [{ kind: 'MISSING_CERTIFICATION', text: 'Lacks: Food Handler Card' }];
  const { screen, gateway } = await renderReview([applicant(1, { match: makeMatch(84, blockers) })]);
  await expect.element(screen.getByText('Lacks: Food Handler Card')).toBeVisible();
  await userEvent.keyboard('js');
  const dialog = screen.getByRole('dialog', { name: 'Select Pro 1 anyway?' });
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Renews the card tomorrow');
  expect(gateway.names()).not.toContain('reviewSelectMutation');
  await dialog.getByRole('button', { name: 'Select anyway' }).click();
  await expect.element(screen.getByText('Pro 1 selected').first()).toBeVisible();
});

test('a shift that has started offers no selection, and keeps the keys from it', async () => {
  const started = { status: 'CONFIRMED', startTime: '2020-01-15T22:00:00Z' };
  const { screen, gateway } = await renderReview([applicant(1)], [], started);
  await expect.element(screen.getByRole('button', { name: 'Dismiss Pro 1…' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Select Pro 1' })).not.toBeInTheDocument();
  await userEvent.keyboard('js');
  await userEvent.keyboard('d');
  await expect.element(screen.getByRole('dialog', { name: 'Dismiss Pro 1?' })).toBeVisible();
  expect(gateway.names()).not.toContain('reviewSelectMutation');
});

test('a cancelled shift offers neither selection nor dismissal', async () => {
  const { screen } = await renderReview([applicant(1)], [], { status: 'CANCELLED' });
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /^(Select|Dismiss) Pro 1/ }))
    .not.toBeInTheDocument();
  await userEvent.keyboard('jd');
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('shows the reason of a refusal at the card', async () => {
  const { screen } = await renderReview([applicant(1), applicant(2)], ['application-1']);
  await screen.getByRole('button', { name: 'Select Pro 1' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This application is cancelled.');
  await screen.getByRole('button', { name: 'Select Pro 2' }).click();
  await expect.element(screen.getByText('Pro 2 selected').first()).toBeVisible();
});

/** A board with one gig, whose list of applicants is this one. */
const reviewOf = (list: () => unknown, openApplications: number) => {
  const fill = {
    applications: 1,
    cancelled: 0,
    confirmed: 0,
    confirmedAutoMatched: 0,
    openApplications,
    places: 2,
    selected: 0,
  };
  const review = { gigDatabaseId: 5, gig: makeGig(5, { fill }), applications: list };
  return renderApp('/locations/1/gigs/5/bulk-review', { gigReviews: () => [review] });
};

describe('a column', () => {
  test('a column says that its applicants could not be loaded, and tries again', async () => {
    let isDown = true;
    const { screen } = await reviewOf(() => {
      if (isDown) throw fault('UPSTREAM_UNAVAILABLE');
      return connection([applicant(1)], { first: 20 });
    }, 1);
    await expect.element(screen.getByText('The applicants could not be loaded.')).toBeVisible();
    await expect.element(screen.getByText('No open applicants.')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Show the next/ })).not.toBeInTheDocument();
    await expectAccessible();

    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('a column says that there are no open applicants only if none remain', async () => {
    const { screen } = await reviewOf(() => connection([], { first: 20 }), 1);
    await expect.element(screen.getByRole('button', { name: 'Show the next of 1 more' })).toBeVisible();
    await expect.element(screen.getByText('No open applicants.')).not.toBeInTheDocument();

    const none = await reviewOf(() => connection([], { first: 20 }), 0);
    await expect.element(none.screen.getByText('No open applicants.')).toBeVisible();
  });
});

/** Seventy applicants of a gig. */
const applicantsOf = (gigId: number) =>
  Array.from({ length: 70 }, (_, index) => applicant(gigId * 100 + index));

test('a live change refetches every shown applicant by id, however many, and keeps those who left the stage', async () => {
  const location = makeLocation(1, { id: 'location-1', liveCursor: '3' });
  const gigs = [5, 6].map((id) => makeGigWith(id, applicantsOf(id), { location }));
  const everyone = [5, 6].flatMap(applicantsOf);
  const { screen, gateway } = await renderApp('/locations/1/gigs/5/bulk-review?gigs=6', {
    gigReviews: () =>
      gigs.map((gig) => ({ gigDatabaseId: gig.databaseId, gig, applications: gig.applications })),
    nodes: ({ ids }: { ids: string[] }) => everyone.filter(({ id }) => ids.includes(id)),
  });
  await expect.element(screen.getByRole('button', { name: 'Select Pro 569' })).toBeInTheDocument();
  await expect.poll(() => gateway.lines.length).toBe(1);

  const last = everyone[69];
  if (last) last.isSelected = true;
  gateway.lines[0]?.send({ cursor: '5', hasGap: true, changes: [] });
  await expect.element(screen.getByRole('button', { name: 'Select Pro 569' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Pro 569' })).toBeInTheDocument();
  const asked = () =>
    gateway.requests
      .filter(({ name }) => name === 'reviewRefetchQuery')
      .map(({ variables }) => variables['applicationIds'] as string[]);
  await expect.poll(() => asked().flat().length).toBe(140);
  expect(new Set(asked().flat())).toEqual(new Set(everyone.map(({ id }) => id)));
  expect(asked().map(({ length }) => length)).toEqual([100, 40]);
});

test('the review has no axe violations', async () => {
  const { screen } = await renderReview([applicant(1, { conflicts: [overlap] }), applicant(2)]);
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  await expectAccessible();
});
