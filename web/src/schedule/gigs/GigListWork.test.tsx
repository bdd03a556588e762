import { expect, test } from 'vitest';
import { expectHeld, pendingRequest } from '../../testing/expectHeld.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { termsWorld } from '../../testing/terms.ts';
import { connection, makeGig, makeLocation, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const gigs = [makeGig(1), makeGig(2, { startCountsAsPast: true })];

interface Filter {
  __typename: 'SavedFilter';
  id: string;
  name: string;
  search: string;
}

const copies = (isDryRun: boolean) =>
  gigs.map((gig, index) => ({
    startTime: gig.startTime,
    endTime: gig.endTime,
    errors: [],
    sameGig: index === 1 ? gig : null,
    copiedGig: gig,
    gig: isDryRun ? null : gig,
  }));

function world(facts: object = {}) {
  const savedFilters: Filter[] = [];
  const location = makeLocation(1, {
    viewerCanPostGigs: true,
    viewerCannotPostGigsReason: null,
    gigs: (page: Page) => connection(gigs, page),
    savedFilters: () => [...savedFilters],
    calendarFeeds: [],
    ...facts,
  });
  return {
    location,
    node: location,
    saveFilter: ({ input }: { input: { name: string; search: string } }) => {
      const isTaken = savedFilters.some(({ name }) => name === input.name);
      if (isTaken) {
        return { location, errors: [{ message: 'You have a filter of this name already.', path: ['name'] }] };
      }
      savedFilters.push({ __typename: 'SavedFilter', id: `filter-${savedFilters.length}`, ...input });
      return { location, errors: [] };
    },
    deleteSavedFilter: () => {
      savedFilters.pop();
      return { location, errors: [] };
    },
    createCalendarFeed: () => ({
      url: 'https://app.brigade.example/calendar-feeds/secret.ics',
      errors: [],
      feed: {
        __typename: 'CalendarFeed',
        id: 'feed-1',
        areProsNamed: false,
        createdByName: 'Morgan Avery',
        createdAt: '2026-11-02T10:00:00Z',
        lastReadAt: null,
      },
    }),
    revokeCalendarFeed: () => ({ revokedFeedId: 'feed-1', errors: [] }),
    closeApplications: ({ input }: { input: { gigIds: string[] } }) => ({
      results: input.gigIds.map((gigId) => ({
        gigId,
        gig: null,
        errors: gigId === 'gig-2' ? [{ message: 'This shift has started.', path: [] }] : [],
      })),
      errors: [],
    }),
    copyGigs: ({ input }: { input: { validateOnly?: boolean } }) => ({
      results: copies(input.validateOnly === true),
      errors: [],
    }),
  };
}

async function selectBoth(screen: Awaited<ReturnType<typeof renderApp>>['screen']) {
  const boxes = screen.getByRole('checkbox', { name: /^Select Line Cook/ });
  await expect.element(boxes).toHaveLength(2);
  for (const box of boxes.elements()) (box as HTMLInputElement).click();
  await expect.element(screen.getByText('2 shifts selected')).toBeVisible();
}

test('saves, applies and deletes filters', async () => {
  const { screen, router } = await renderApp('/locations/1?statuses=unfilled', world());
  await screen.getByRole('button', { name: /Saved filters$/ }).click();
  await screen.getByRole('menuitem', { name: /Save these filters/ }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveAccessibleDescription('This field is required');
  await name.fill('Open bars');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();

  await expect.element(screen.getByText('“Open bars” was saved')).toBeVisible();
  await router.navigate({ href: '/locations/1' });
  await screen.getByRole('button', { name: /Saved filters$/ }).click();
  await screen.getByRole('menuitem', { name: 'Open bars' }).click();
  await expect.poll(() => router.state.location.searchStr).toBe('?statuses=unfilled');

  await screen.getByRole('button', { name: /Saved filters$/ }).click();
  await screen.getByRole('menuitem', { name: 'Delete “Open bars”' }).click();
  await expect.element(screen.getByText('“Open bars” was deleted')).toBeVisible();
});

test('creates a calendar link, shows it once and revokes it', async () => {
  const { screen } = await renderApp('/locations/1', world());
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('menuitem', { name: 'Subscribe to calendar…' }).click();
  await screen.getByRole('button', { name: 'Create link' }).click();

  await expect
    .element(screen.getByRole('textbox', { name: 'Your link' }))
    .toHaveValue('https://app.brigade.example/calendar-feeds/secret.ics');
  await expect
    .element(screen.getByRole('link', { name: 'Open in calendar app' }))
    .toHaveAttribute('href', 'webcal://app.brigade.example/calendar-feeds/secret.ics');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Revoke the link created by Morgan Avery' }).click();

  await expect.element(screen.getByText('The link was revoked')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Links in use' })).not.toBeInTheDocument();
});

test('copies selected gigs after a preview', async () => {
  const { screen, gateway } = await renderApp('/locations/1', world());
  await expect.element(screen.getByText('2 shifts', { exact: true })).toBeVisible();
  await selectBoth(screen);
  await screen.getByRole('button', { name: 'Copy to a week…' }).click();
  await screen.getByLabelText(/^To the week of/).fill('2099-01-28');
  await screen.getByRole('button', { name: 'Preview' }).click();

  await expect
    .element(screen.getByText('A shift for this position is already posted at this time.'))
    .toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Post 1 shift' }).click();

  await expect.element(screen.getByText('1 shift posted')).toBeVisible();
  expect(gateway.requests.filter(({ name }) => name === 'copyGigsMutation').at(-1)?.variables).toEqual({
    input: { locationId: 'location-1', weekOf: '2099-01-11', toWeekOf: '2099-01-25', gigIds: ['gig-1'] },
  });
});

test('a copy that cannot be posted says why in the preview and is not chosen', async () => {
  const message = 'Its address was removed from the location.';
  const [first, second] = copies(true);
  const results = [first, { ...second, sameGig: null, errors: [refusal('INVALID', message)] }];
  const { screen } = await renderApp('/locations/1', {
    ...world(),
    copyGigs: () => ({ results, errors: [] }),
  });
  await expect.element(screen.getByText('2 shifts', { exact: true })).toBeVisible();
  await selectBoth(screen);
  await screen.getByRole('button', { name: 'Copy to a week…' }).click();
  await screen.getByLabelText(/^To the week of/).fill('2099-01-28');
  await screen.getByRole('button', { name: 'Preview' }).click();

  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /^Line Cook/ }).nth(1)).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Post 1 shift' })).toBeVisible();
});

test('shows refusals in their rows and keeps only those selected', async () => {
  const { screen } = await renderApp('/locations/1', world());
  await expect.element(screen.getByText('2 shifts', { exact: true })).toBeVisible();
  await selectBoth(screen);
  await screen.getByRole('button', { name: 'Applications' }).click();
  await screen.getByRole('menuitem', { name: 'Close applications' }).click();

  await expect.element(screen.getByText('Applications closed for 1 shift')).toBeVisible();
  await expect.element(screen.getByRole('article').nth(1)).toMatchTextContent('This shift has started.');
  await expect.element(screen.getByRole('article').nth(0)).not.toMatchTextContent('This shift has started.');
  await expect.element(screen.getByText('1 shift selected')).toBeVisible();
});

test('previews copies in a dialog that stays until they are there', async () => {
  const { screen, gateway } = await renderApp('/locations/1', world());
  const pending = pendingRequest();
  gateway.intercept(({ name }) => (name === 'copyGigsMutation' ? pending.promise : null));
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('menuitem', { name: /^Copy a week/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Copy a week' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expectHeld(dialog);

  pending.resolve(null);

  await expect.element(screen.getByRole('dialog', { name: 'Review the copies' })).toBeVisible();
});

test('copies a week once the terms of use are accepted on the way', async () => {
  const terms = termsWorld();
  const refusing = world();
  const { screen, gateway } = await renderApp('/locations/1', {
    ...refusing,
    ...terms.root,
    copyGigs: (asked: Parameters<typeof refusing.copyGigs>[0]) => {
      const { results, errors } = terms.unlessRefused(refusing.copyGigs(asked));
      return { results: errors.length > 0 ? null : results, errors };
    },
  });
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('menuitem', { name: /^Copy a week/ }).click();
  await screen.getByLabelText(/^The week of/).fill('2099-01-11');
  await screen.getByLabelText(/^To the week of/).fill('2099-01-25');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await screen.getByRole('button', { name: 'Accept and continue' }).click();

  await expect.element(screen.getByRole('dialog', { name: 'Review the copies' })).toBeVisible();
  await screen.getByRole('button', { name: 'Post 1 shift' }).click();
  await expect.element(screen.getByText('1 shift posted')).toBeVisible();
  expect(gateway.names().filter((name) => name === 'acceptTermsMutation')).toHaveLength(1);
});

test('a week is not copied to itself', async () => {
  const { screen } = await renderApp('/locations/1', world());
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('menuitem', { name: /^Copy a week/ }).click();
  await screen.getByLabelText(/^The week of/).fill('2099-01-28');
  await screen.getByLabelText(/^To the week of/).fill('2099-01-25');
  await screen.getByRole('button', { name: 'Preview' }).click();

  await expect
    .element(screen.getByLabelText(/^To the week of/))
    .toHaveAccessibleDescription(/Choose another week/);
});

test('offers no bulk actions without permission to post', async () => {
  const { screen } = await renderApp('/locations/1', world({ viewerCanPostGigs: false }));
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('menuitem', { name: /^Export CSV/ })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: /^Copy a week/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
});

test('links past gigs to the repost form', async () => {
  const { screen, gateway } = await renderApp('/locations/1/past-gigs', world());
  await expect.element(screen.getByRole('heading', { name: 'Past shifts', level: 1 })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Repost Line Cook/ }))
    .toHaveAttribute('href', '/locations/1/gigs-add?copy_of=2');
  await expect
    .poll(() => gateway.last('GigListScreenQuery')?.variables)
    .toMatchObject({
      orderBy: 'STARTING_LATEST',
      filter: { endsAtOrBefore: expect.any(String) },
    });
});
