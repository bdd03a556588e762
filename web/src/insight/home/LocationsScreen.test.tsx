import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { staleTimeMs } from '../../platform/relay/staleTime.ts';
import { makeHome, makeHomeGig, makeHomeItem, makeHomeTotals } from '../../testing/homes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { scrollToLast } from '../../testing/scrollToLast.ts';
import { connection, fault, makeLocation, makeViewer, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const halyard = { __typename: 'Organization', id: 'organization-2', databaseId: 2, name: 'Halyard Hotels' };

function viewerOf(locations: readonly unknown[], facts: Record<string, unknown> = {}) {
  return { viewer: makeViewer({ locations: (page: Page) => connection(locations, page), ...facts }) };
}

const withItems = (databaseId: number, items: readonly object[]) =>
  makeLocation(databaseId, { home: makeHome({ items }) });

const places = [
  makeLocation(1, { name: 'Copperfinch Grill' }),
  makeLocation(4, { name: 'Market Hall', approvalStatus: 'PENDING', billingSource: 'ORGANIZATION' }),
  makeLocation(5, { name: 'Halyard Embarcadero', organization: halyard, approvalStatus: 'DENIED' }),
];

describe('the list of locations', () => {
  test('a location is listed below its organization, what waits for approval first, with billing', async () => {
    const { screen, gateway } = await renderApp('/locations', viewerOf(places));
    const copperfinch = screen.getByRole('region', { name: /^Copperfinch Hospitality/ });
    await expect.element(copperfinch.getByRole('article')).toHaveLength(2);
    const pending = copperfinch.getByRole('article').first();
    await expect.element(pending).toMatchTextContent('Waiting for approval');
    await expect.element(pending).toMatchTextContent('Billed to the organization');
    await expect
      .element(screen.getByRole('region', { name: /^Halyard Hotels/ }))
      .toMatchTextContent('Not approved');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'LocationsScreenQuery']);
  });

  test('offers onsite managers neither the settings nor the billing of a location', async () => {
    const location = makeLocation(1, { viewerAccess: 'ONSITE_MANAGER', billingStatus: 'FAILED' });
    const { screen } = await renderApp('/locations', viewerOf([location]));
    const card = screen.getByRole('article');
    await expect.element(card).toMatchTextContent(/Onsite manager\s*$/);
    await expect.element(card.getByRole('link', { name: /^Settings/ })).not.toBeInTheDocument();
  });

  test('says what is going on at each location, the worst first', async () => {
    const items = [
      makeHomeItem('PLACES_OPEN', 3, { gig: makeHomeGig(8, { openApplications: 6 }) }),
      makeHomeItem('HOURS_TO_APPROVE', 2),
      makeHomeItem('INVITATIONS_OPEN', 1),
    ];
    const home = makeHome({ items, openPlaces: 3 });
    const { screen } = await renderApp(
      '/locations',
      viewerOf([makeLocation(1, { name: 'Copperfinch Grill', home }), makeLocation(2)]),
    );
    const busy = screen.getByRole('article').first();
    await expect
      .element(busy)
      .toMatchTextContent('No shifts today. 3 places open in the next 7 days. $1,100.00 this week.');
    const shown = busy.getByRole('listitem');
    await expect
      .poll(() => shown.elements().map((item) => item.textContent))
      .toEqual([expect.stringMatching(/^Line Cook.*Review 6$/), expect.stringMatching(/^2 shifts to pay/)]);
    await expectAccessible(screen.container);
  });

  test('leaves the home of a location whole, which shows more than this list', async () => {
    const [week] = makeHome().weeks.slice(-1);
    const { screen, router } = await renderApp('/locations/1/home', {
      ...viewerOf([makeLocation(1, { home: makeHome({ weeks: [week] }) })]),
      location: makeLocation(1, { home: makeHome(), daySchedule: null }),
    });
    const compared = screen.getByText('10% more than the average of the last 4 weeks.');
    await expect.element(compared).toBeVisible();
    await router.navigate({ to: '/locations' });
    await expect.element(screen.getByRole('article')).toMatchTextContent('$1,100.00 this week.');
    await router.navigate({ to: '/locations/$locationId/home', params: { locationId: 1 } });

    await expect.element(screen.getByRole('heading', { name: 'Cost this week' })).toBeVisible();
    await expect.element(compared).toBeVisible();
  });

  test('shows the coverage of the week and its cost over all locations, in one request', async () => {
    const { screen, gateway } = await renderApp(
      '/locations',
      viewerOf(places, { homeTotals: makeHomeTotals() }),
    );
    await expect.element(screen.getByText('Friday, January 16: 2 of 2 places filled')).toBeInTheDocument();
    await expect.element(screen.getByText('Sunday, January 18: 3 of 6 places filled')).toBeInTheDocument();
    await expect.element(screen.getByText('10% more than the average of the last 4 weeks.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Spend report' }))
      .toHaveAttribute('href', '/organizations/1/dashboards/spend');
    await expect
      .element(screen.getByRole('link', { name: 'Friday, January 16: 2 of 2 places filled' }))
      .toHaveAttribute('href', '/locations/day?date=2099-01-16');
    await expect
      .element(screen.getByRole('link', { name: 'Today’s shifts' }))
      .toHaveAttribute('href', '/locations/day');
    expect(gateway.last('LocationsScreenQuery')).toBeDefined();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'LocationsScreenQuery']);
    await expectAccessible(screen.container);
  });

  test.each([
    ['of a single location', makeHomeTotals({ locationCount: 1 })],
    ['of too many locations', makeHomeTotals({ days: null, weeks: null })],
    ['that cannot be loaded', () => fault('UPSTREAM_UNAVAILABLE')],
  ])('leaves out sums %s', async (_which, homeTotals) => {
    const { screen } = await renderApp('/locations', viewerOf(places, { homeTotals }));
    await expect.element(screen.getByRole('link', { name: 'Copperfinch Grill' })).toBeVisible();
    await expect.element(screen.getByText('Next 7 days')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Cost this week')).not.toBeInTheDocument();
  });

  test('shows the week without costs to people who see none', async () => {
    const { screen } = await renderApp(
      '/locations',
      viewerOf(places, { homeTotals: makeHomeTotals({ weeks: () => fault('FORBIDDEN') }) }),
    );
    await expect.element(screen.getByText('Next 7 days')).toBeVisible();
    await expect.element(screen.getByText('Cost this week')).not.toBeInTheDocument();
  });

  test('begins with the location that has the worst item', async () => {
    const { screen } = await renderApp(
      '/locations',
      viewerOf([
        withItems(1, []),
        withItems(2, [makeHomeItem('INVITATIONS_OPEN', 1)]),
        makeLocation(3, { home: null }),
        withItems(4, [makeHomeItem('PROS_MISSING', 1, { gig: makeHomeGig(8) })]),
        withItems(5, [makeHomeItem('HOURS_TO_APPROVE', 2)]),
      ]),
    );
    await expect.element(screen.getByRole('article')).toHaveLength(5);
    expect(
      screen
        .getByRole('article')
        .elements()
        .map((article) => article.querySelector('h3')?.textContent),
    ).toEqual(['Grill 4', 'Grill 5', 'Grill 2', 'Grill 1', 'Grill 3']);
  });

  test('the list of locations is searched by name, city and organization, and the address remembers', async () => {
    const { screen, router } = await renderApp('/locations', viewerOf(places));
    await screen.getByRole('searchbox', { name: 'Search locations' }).fill('halyard new york');
    await expect.element(screen.getByRole('article')).toHaveLength(1);
    await expect.element(screen.getByRole('link', { name: 'Halyard Embarcadero' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ search: 'halyard new york' });
    await screen.getByRole('searchbox', { name: 'Search locations' }).fill('nowhere');
    await expect
      .element(screen.getByRole('heading', { name: 'No location matches “nowhere”' }))
      .toBeVisible();
  });

  test('loads all of itself for a search', async () => {
    const many = Array.from({ length: 130 }, (_, index) => makeLocation(index + 1));
    const { screen } = await renderApp('/locations?search=grill%20130', viewerOf(many));
    await expect.element(screen.getByRole('link', { name: 'Grill 130' })).toBeVisible();
  });

  test('keeps its loaded rows when the user comes back later', async () => {
    const many = Array.from({ length: 130 }, (_, index) => makeLocation(index + 1));
    const { screen, router } = await renderApp('/locations', { ...viewerOf(many), location: many[0] });
    const further = screen.getByRole('button', { name: 'Load more locations' });
    await expect.element(further).toBeInTheDocument();
    await expect.poll(() => scrollToLast(further)).toBe(0);
    await expect.element(screen.getByRole('link', { name: 'Grill 130' })).toBeVisible();
    await router.navigate({ to: '/locations/add' });
    await expect.element(screen.getByRole('link', { name: 'Grill 130' })).not.toBeInTheDocument();

    const later = Date.now() + staleTimeMs;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    onTestFinished(() => clock.mockRestore());
    many.unshift(makeLocation(131));
    const counts: number[] = [];
    const watch = new MutationObserver(() => {
      counts.push(screen.container.querySelectorAll('article').length);
    });
    watch.observe(screen.container, { subtree: true, childList: true });
    await router.navigate({ to: '/locations' });
    await expect.element(screen.getByRole('link', { name: 'Grill 131' })).toBeVisible();
    watch.disconnect();
    const whenBack = counts.slice(counts.findIndex((count) => count > 0));
    expect(Math.min(...whenBack)).toBe(130);
  });

  test('a location leads to its home, to settings, and to the organization', async () => {
    const { screen } = await renderApp('/locations', viewerOf(places));
    const to = (name: string) => screen.getByRole('link', { name, exact: true });
    await expect.element(to('Copperfinch Grill')).toHaveAttribute('href', '/locations/1/home');
    await expect.element(to('Settings of Copperfinch Grill')).toHaveAttribute('href', '/locations/1/info');
    // It has no gigs yet.
    await expect.element(to('Market Hall')).toHaveAttribute('href', '/locations/4/info');
    await expect.element(to('Halyard Hotels')).toHaveAttribute('href', '/organizations/2');
  });

  test.each([
    ['billing', '/locations/4/billing'],
    ['/locations/1/info', '/locations/4/info'],
    ['//evil.example', '/locations/4'],
  ])('goes on with what needed a location: %s', async (resumeWith, href) => {
    const { screen } = await renderApp(`/locations?resumeWith=${resumeWith}`, viewerOf(places));
    await expect.element(screen.getByText(/^Choose a location to continue/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Market Hall', exact: true });
    await expect.element(link).toHaveAttribute('href', href);
  });

  test.each([
    ['the first location', [], 'Add your first location', 0],
    ['another location', places, 'Add location', 1],
  ])('offers %s once to people who may add it', async (_which, locations, name, searchFields) => {
    const viewer = { viewerCanAddLocations: true, locations: (page: Page) => connection(locations, page) };
    const { screen } = await renderApp('/locations', { viewer: makeViewer(viewer) });
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('link', { name })).toBeVisible();
    await expect.element(main.getByRole('link', { name: /^Add/ })).toHaveLength(1);
    await expect.element(main.getByRole('searchbox')).toHaveLength(searchFields);
  });

  test('the list of locations says what to do when there are none', async () => {
    const { screen } = await renderApp('/locations', {
      viewer: makeViewer({ activeLocations: [], locations: () => connection([], {}) }),
    });
    await expect.element(screen.getByRole('heading', { name: 'No locations yet' })).toBeVisible();
  });

  test('the list of locations has no accessibility violations', async () => {
    const { screen } = await renderApp('/locations', viewerOf(places));
    await expect.element(screen.getByRole('link', { name: 'Market Hall' })).toBeVisible();
    await expectAccessible();
  });
});
