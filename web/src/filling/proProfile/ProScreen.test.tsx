import { describe, expect, test } from 'vitest';
import { makePro, makeProAtLocation } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeApplication, makeGig, makeLocation, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect/pros/uuid-1';

function worked(databaseId: number, facts: Record<string, unknown> = {}) {
  return makeApplication(databaseId, {
    gig: makeGig(databaseId, { startTime: '2026-03-05T22:00:00Z' }),
    review: null,
    ...facts,
  });
}

const loved = worked(5, {
  isSelected: true,
  isConfirmed: true,
  review: { feedback: 'Kept the line calm.', rating: 4.5 },
});

function world(facts: Record<string, unknown> = {}, history = [loved]) {
  return {
    pro: makePro(1, {
      notes: (page: Page) => connection([], page),
      applications: (page: Page) => connection(history, page),
      ...facts,
    }),
    location: makeLocation(1, { viewerCanManageApplicants: true }),
  };
}

const certification = (databaseId: number, name: string, expirationDate: string) => ({
  databaseId,
  name,
  expirationDate,
  stateCode: 'NY',
  status: 'APPROVED',
});

describe('the page of a pro', () => {
  test('shows who they are and what happened here, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    await expect.element(screen.getByRole('heading', { name: /Pro 1/, level: 1 })).toBeVisible();
    await expect.element(screen.getByText('Worked here before')).toBeVisible();
    const here = screen.getByRole('region', { name: 'At this location' });

    await expect.element(here.getByText('“Kept the line calm.”')).toBeVisible();
    await expect.element(here.getByText('4.5')).toBeVisible();
    await expect
      .element(here.getByRole('link', { name: 'Line Cook' }))
      .toHaveAttribute('href', '/locations/1/gigs/5');
    await expect
      .element(screen.getByRole('region', { name: 'Certifications' }))
      .toMatchTextContent('Food Handler');
    await expect
      .element(screen.getByRole('region', { name: 'Work history' }))
      .toMatchTextContent('The Anchor');
    await expect
      .element(screen.getByRole('link', { name: 'Offer a shift' }))
      .toHaveAttribute('href', '/locations/1/offers?offerType=select&pros=uuid-1');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'ProScreenQuery']);
    await expectAccessible();
  });

  test('names expired certifications, once their last day has ended at the location', async () => {
    const offset = Date.parse('2099-03-03T05:30:00Z') - Date.now();
    const certifications = [
      certification(1, 'Food Handler', '2099-03-02'),
      certification(2, 'Alcohol Service', '2099-03-01'),
    ];
    const { screen, gateway } = await renderApp(
      path,
      { ...world({ certifications }), location: makeLocation(1, { timeZone: 'America/Los_Angeles' }) },
      true,
      { 'brigade.clock': String(offset) },
    );
    gateway.moveClock(offset);
    const region = screen.getByRole('region', { name: 'Certifications' });
    await expect
      .element(region.getByRole('listitem').nth(0))
      .toMatchTextContent(/NY · Valid until Mar 2, 2099.*Approved/);
    await expect
      .element(region.getByRole('listitem').nth(1))
      .toMatchTextContent(/NY · Expired Mar 1, 2099.*Expired/);
    await expect.element(region.getByRole('listitem').nth(1)).not.toMatchTextContent('Approved');
    await expectAccessible();
  });

  test('goes on with earlier work', async () => {
    const history = Array.from({ length: 27 }, (_, index) => worked(index + 1));
    const { screen } = await renderApp(path, {
      ...world({}, history),
      node: makeProAtLocation(1, { applications: (page: Page) => connection(history, page) }),
    });
    const entries = screen.getByRole('region', { name: 'At this location' }).getByRole('listitem');
    await expect.poll(() => entries.elements().length).toBe(10);
    await screen.getByRole('button', { name: 'Show earlier ones' }).click();
    await expect.poll(() => entries.elements().length).toBe(25);
    await screen.getByRole('button', { name: 'Show earlier ones' }).click();
    await expect.poll(() => entries.elements().length).toBe(27);
    await expect.element(screen.getByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument();
  });

  test('says what became of the last twelve shifts, in marks and in words', async () => {
    const cancelled = (databaseId: number, reason: string) =>
      worked(databaseId, {
        isSelected: true,
        isConfirmed: true,
        isCancelled: true,
        cancellation: { reason, explanation: null, createdAt: '2026-03-01T00:00:00Z' },
      });
    const done = (databaseId: number) =>
      worked(databaseId, { isSelected: true, isConfirmed: true, status: 'PAID' });
    const history = [
      worked(1),
      done(2),
      cancelled(3, 'NO_SHOW'),
      cancelled(4, 'CANCELLED_BY_PRO'),
      cancelled(5, 'FEWER_PROS_NEEDED'),
      ...Array.from({ length: 12 }, (_, index) => done(index + 6)),
    ];
    const { screen } = await renderApp(path, world({}, history));
    const line = screen.getByText('Last 12 shifts: 10 worked, 1 cancelled, 1 no-show');
    await expect.element(line).toBeVisible();
    const marks = [...line.element().parentElement!.querySelectorAll('svg')];
    // The latest shift is the last mark, and each outcome has a shape of its own.
    const shapes = marks.map((mark) => mark.querySelector('path')?.getAttribute('d'));
    expect(shapes).toHaveLength(12);
    expect(new Set(shapes.slice(0, 9)).size).toBe(1);
    expect(new Set(shapes.slice(9)).size).toBe(3);
    expect(shapes.at(-1)).toBe(shapes[0]);
    await expectAccessible(screen.container);
  });

  test('says so where they have not been here, and where that is not known', async () => {
    const { screen } = await renderApp(path, world({}, []));
    await expect.element(screen.getByText('This pro has not applied here yet.')).toBeVisible();

    const failing = await renderApp(
      path,
      world({
        // A part of the page that does not come takes nothing else with it.
        notes: () => {
          throw fault('UPSTREAM_TIMEOUT');
        },
      }),
    );
    await expect.element(failing.screen.getByText('The notes could not be loaded.')).toBeVisible();
    await expect.element(failing.screen.getByText('“Kept the line calm.”')).toBeVisible();
  });

  test('offers no shift to who is blocked, but the way back', async () => {
    const { screen } = await renderApp(path, {
      ...world({ isBlocked: true }),
      unblockPro: () => ({ errors: [], proAtLocation: makeProAtLocation(1, { isBlocked: false }) }),
    });
    await expect.element(screen.getByText('Blocked', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Offer a shift' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Unblock' }).click();
    await expect.element(screen.getByText('Pro 1 may apply here again')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Offer a shift' })).toBeVisible();
  });

  test('offers nothing to those who may not, and says why they cannot block', async () => {
    const { screen } = await renderApp(path, {
      ...world(),
      location: makeLocation(1, {
        viewerCanPostGigs: false,
        viewerCanManageBlocks: false,
        viewerCannotManageBlocksReason: 'Onsite managers do not block.',
      }),
    });
    await expect.element(screen.getByText('Onsite managers do not block.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Offer a shift' })).not.toBeInTheDocument();
  });

  test('keeps a favorite at once; everywhere with one choice', async () => {
    const { screen, gateway } = await renderApp(path, {
      ...world(),
      favoriteProAtLocations: () => ({
        errors: [],
        prosAtLocations: [makeProAtLocation(1, { isFavorite: true })],
      }),
    });
    await screen.getByRole('button', { name: 'More about favorites' }).click();
    await screen.getByRole('menuitem', { name: 'Favorite at all my locations' }).click();
    await expect.element(screen.getByText('Pro 1 is a favorite at all your locations')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Favorite: Pro 1' }))
      .toHaveAttribute('aria-pressed', 'true');
    const sent = gateway.requests.find(({ name }) => name === 'favoriteEverywhereAddMutation');
    expect(sent?.variables).toEqual({ input: { proId: 'pro-1', locationIds: ['location-1', 'location-2'] } });
  });

  test('the page of an unknown pro is not found', async () => {
    const { screen } = await renderApp(path, {
      ...world(),
      pro: () => {
        throw fault('NOT_FOUND');
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Find pros' }))
      .toHaveAttribute('href', '/locations/1/connect');
    await expectAccessible();
  });
});
