import { describe, expect, test } from 'vitest';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import {
  connection,
  fault,
  makeApplication,
  makeGig,
  makeLocation,
  makeViewer,
  type Page,
} from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect/history';
const skills = [
  { __typename: 'Skill', id: 'skill-4', databaseId: 4, name: 'Server' },
  { __typename: 'Skill', id: 'skill-1', databaseId: 1, name: 'Line Cook' },
];
const gig = makeGig(5, { startTime: '2026-03-05T22:00:00Z', locationName: 'Grill 2' });
const ana = makeApplication(1, { pro: makePro(1, { displayName: 'Ana R.' }), gig });
const ben = makeApplication(2, { pro: makePro(2, { displayName: 'Ben S.', isBlocked: true }), gig });

interface Search extends Page {
  filter: { proName?: string | null };
}

const world = (facts: Record<string, unknown> = {}) => ({
  skills,
  location: makeLocation(1, {
    pastWork: ({ filter, ...page }: Search) =>
      connection(
        [ana, ben].filter(({ pro }) => pro.displayName.includes(filter.proName ?? '')),
        page,
      ),
    ...facts,
  }),
});

/** What the list was last asked for. */
function filterOf(gateway: Awaited<ReturnType<typeof renderApp>>['gateway']) {
  const request = gateway.last('PastWorkScreenQuery');
  return request?.variables['filter'] as Record<string, unknown>;
}

const fail = () => {
  throw fault('UPSTREAM_TIMEOUT');
};

describe('past work', () => {
  test('past work has its filters alone for those who do not have the assistant yet', async () => {
    const { screen } = await renderApp(path, { ...world(), viewer: makeViewer({ featureFlags: [] }) });
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Worked as/ })).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Ask about past work' }))
      .not.toBeInTheDocument();
  });

  test('leads to no offer where the role may not post', async () => {
    const { screen } = await renderApp(path, world({ viewerCanPostGigs: false }));
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Offer a shift/ })).not.toBeInTheDocument();
  });

  test('says who worked when and as what, and leads to another offer, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const row = screen.getByRole('row', { name: /Ana R\./ });

    await expect.element(row).toMatchTextContent(/Line Cook.*Thu, Mar 5/);
    await expect.element(row).not.toMatchTextContent('Grill 2');
    await expect
      .element(screen.getByRole('link', { name: 'Offer a shift to Ana R.' }))
      .toHaveAttribute('href', '/locations/1/offers?offerType=select&pros=uuid-1');
    await expect
      .element(screen.getByRole('link', { name: 'Offer a shift to Ben S.' }))
      .not.toBeInTheDocument();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'PastWorkScreenQuery']);
    await expectAccessible();
  });

  test('answers a question in plain words, and shows as filters what it understood', async () => {
    const { screen, gateway, router } = await renderApp(path, world());
    const question = 'last servers over 4.5 stars at all locations';
    await screen.getByRole('textbox', { name: 'Ask about past work' }).fill(question);
    await screen.getByRole('button', { name: 'Find' }).click();

    await expect.element(screen.getByRole('button', { name: /^Worked as: Server/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Rating: 4\.5 and up/ })).toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: /Ana R\./ }))
      .toMatchTextContent('Line Cook · Grill 2');
    await expect.element(screen.getByRole('textbox', { name: 'Ask about past work' })).toHaveValue(question);
    expect(filterOf(gateway)).toEqual({ skillDatabaseIds: [4], minimumRating: 4.5, isEverywhere: true });
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({
        positions: '4',
        rating_gte: '4.5',
        managed: 'true',
      });
  });

  test('reads the time of a question, which can be changed', async () => {
    const { screen, gateway, router } = await renderApp(path, world());
    const question = 'servers over 4.5 who worked here in October 2025';
    await screen.getByRole('textbox', { name: 'Ask about past work' }).fill(question);
    await screen.getByRole('button', { name: 'Find' }).click();

    await expect.element(screen.getByRole('button', { name: 'When: Oct 1 – Oct 31, 2025' })).toBeVisible();
    expect(filterOf(gateway)).toEqual({
      skillDatabaseIds: [4],
      minimumRating: 4.5,
      from: '2025-10-01',
      until: '2025-10-31',
    });
    await screen.getByLabelText('To', { exact: true }).fill('2025-11-15');
    await expect.element(screen.getByRole('button', { name: 'When: Oct 1 – Nov 15, 2025' })).toBeVisible();
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ from: '2025-10-01', until: '2025-11-15' });
    await screen.getByLabelText('To', { exact: true }).fill('2025-09-01');
    await expect.element(screen.getByText('The last day is before the first one.')).toBeVisible();
    expect(filterOf(gateway)['until']).toBe('2025-11-15');
    await expectAccessible();
  });

  test('answers a question that was asked elsewhere', async () => {
    const { screen, gateway, router } = await renderApp(`${path}?ask=servers+since+May+2025`, world());

    await expect.element(screen.getByRole('button', { name: 'When: Since May 1, 2025' })).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Ask about past work' }))
      .toHaveValue('servers since May 2025');
    expect(filterOf(gateway)).toEqual({ skillDatabaseIds: [4], from: '2025-05-01' });
    expect(router.state.location.search).not.toHaveProperty('ask');
  });

  test('suggests a question about a position of the catalog', async () => {
    const { screen } = await renderApp(path, world());
    await expect
      .element(screen.getByRole('textbox', { name: 'Ask about past work' }))
      .toHaveAttribute('placeholder', 'Last servers over 4.5 stars at this location');
  });

  test('work of the last days is counted by the clock of the marketplace', async () => {
    const { screen, gateway, router } = await renderApp(path, world());
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).toBeVisible();
    const day = 86_400_000;
    gateway.moveClock(10 * day);
    await router.navigate({ href: `${path}?days=30` });
    await expect.element(screen.getByRole('button', { name: /^When: Last 30 days/ })).toBeVisible();

    const since = () => Date.parse(String(filterOf(gateway)['since']));
    // An hour is what the beginning is rounded down by.
    await expect.poll(() => Math.abs(since() - (Date.now() - 20 * day))).toBeLessThan(day / 12);
  });

  test('past work is empty if no name matches, and the filter can be removed', async () => {
    const { screen } = await renderApp(`${path}?pro_fullname=Zoe`, world());
    await expect.element(screen.getByRole('heading', { name: 'No past work fits' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Name: Zoe/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Clear all' }).click();
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).toBeVisible();
  });

  test('shows an empty state without past work', async () => {
    const { screen } = await renderApp(path, world({ pastWork: (page: Page) => connection([], page) }));
    await expect.element(screen.getByRole('heading', { name: 'No past work yet' })).toBeVisible();
    await expectAccessible();
  });

  test('past work can fail to come', async () => {
    const { screen } = await renderApp(path, world({ pastWork: fail }));
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('past work of a location that one may not know of is not found', async () => {
    const { screen } = await renderApp(path, { skills, location: null });
    await expect.element(screen.getByRole('heading', { name: /^Location not found/ })).toBeVisible();
  });
});
