import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeGeoLog, makeGeoLogLocation } from '../../testing/geoLogs.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, refusal } from '../../testing/world.ts';

const path = '/locations/1/geo-logs';
const outside = makeGeoLog(1);
const away = makeGeoLog(2, {
  occasion: 'CROSSING',
  reviewReasons: ['LONG_ABSENCE'],
  isFlagged: false,
  awayUntil: '2026-11-20T22:20:00Z',
  review: { note: 'Picked up ice.', reviewedAt: '2026-11-21T15:00:00Z', reviewerName: 'Dana Whitlock' },
});
const coarse = makeGeoLog(3, { precision: 'COARSE', action: 'UNKNOWN', reviewReasons: ['COARSE_PRECISION'] });
const inside = makeGeoLog(4, {
  action: 'GEO_FENCE_ENTERED',
  distanceMeters: 12,
  isFlagged: false,
  reviewReasons: [],
  occasion: 'CLOCK_OUT',
});

const world = (logs = [outside, coarse, away, inside], facts: Record<string, unknown> = {}) => ({
  location: makeGeoLogLocation(logs, facts),
});

const list = 'Geo logs';

describe('the geofence audit', () => {
  test('shows each log with its map, the reason and the review, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const rows = screen.getByRole('list', { name: list }).getByRole('listitem');

    await expect.element(rows.nth(0)).toMatchTextContent(/Pro 1.*Punch outside the fence.*Clocked in/);
    await expect
      .element(rows.nth(0).getByRole('img'))
      .toHaveAccessibleName('Map. 980 ft from the address, outside the fence of 660 ft.');
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/Imprecise position at a punch.*imprecise, by up to 1\.2 miles\./);
    await expect
      .element(rows.nth(2))
      .toMatchTextContent(
        /Left the site .*, away until 5:20 pm.*Picked up ice\..*Closed .* by Dana Whitlock/,
      );
    await expect.element(rows.nth(3)).toMatchTextContent(/Clocked out/);
    await expect.element(rows.nth(3).getByRole('button')).not.toBeInTheDocument();
    await expect
      .element(rows.nth(0).getByRole('link', { name: 'Line Cook shift' }))
      .toHaveAttribute('href', '/locations/1/gigs/1');
    expect(gateway.names().filter((name) => name.startsWith('GeoLog'))).toEqual(['GeoLogsScreenQuery']);
    await expect.poll(() => document.title).toBe('Geofence audit · Grill 1 · Brigade');
    await expectAccessible();
  });

  test('the geofence audit can be narrowed to what waits for a review and to a pro, in the address', async () => {
    const { screen, router } = await renderApp(path, world());
    await screen.getByRole('link', { name: 'To review' }).click();
    await expect.element(screen.getByRole('link', { name: 'Pro 2' })).not.toBeInTheDocument();
    await screen.getByRole('searchbox', { name: 'Find logs by pro' }).fill('pro 3');
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).not.toBeInTheDocument();

    await expect.element(screen.getByRole('link', { name: 'Pro 3' })).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).toBe('?show=flagged&search=pro+3');
  });

  test('the geofence audit is reached from the menu of the shifts', async () => {
    const { screen, router } = await renderApp('/locations/1', {
      location: makeGeoLogLocation([], {
        gigs: { edges: [], totalCount: 0, pageInfo: { hasNextPage: false } },
      }),
    });
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Geofence audit' }).click();

    await expect.poll(() => router.state.location.pathname).toBe(path);
  });
});

describe('a flagged log', () => {
  test('a flagged log is closed with a note and leaves the list of what waits', async () => {
    const { screen, gateway } = await renderApp(`${path}?show=flagged`, {
      ...world([outside]),
      closeGeoLog: {
        errors: [],
        geoLog: {
          ...outside,
          isFlagged: false,
          review: { note: 'Seen.', reviewedAt: '2026-11-21T15:00:00Z', reviewerName: 'Morgan Avery' },
        },
      },
    });
    await screen.getByRole('button', { name: 'Close log of Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Close the log of Pro 1' });
    await dialog.getByRole('button', { name: 'Close log' }).click();
    await expect.element(dialog.getByText('This field is required')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Seen.');
    await dialog.getByRole('button', { name: 'Close log' }).click();

    await expect.element(screen.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({ input: { geoLogId: 'geo-log-1', note: 'Seen.' } });
  });

  test('a flagged log that another manager closed shows why it cannot be closed', async () => {
    const { screen } = await renderApp(path, {
      ...world([outside]),
      closeGeoLog: {
        errors: [refusal('INVALID_TRANSITION', 'This log was closed already.')],
        geoLog: null,
      },
    });
    await screen.getByRole('button', { name: 'Close log of Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Close the log of Pro 1' });
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Seen.');
    await dialog.getByRole('button', { name: 'Close log' }).click();

    await expect.element(dialog.getByText('This log was closed already.')).toBeVisible();
  });
});

test('a closed log is reopened', async () => {
  const { screen } = await renderApp(path, {
    ...world([away]),
    reopenGeoLog: { errors: [], geoLog: { ...away, isFlagged: true } },
  });
  await screen.getByRole('button', { name: 'Reopen the log of Pro 2' }).click();

  await expect.element(screen.getByRole('button', { name: 'Close log of Pro 2' })).toBeVisible();
  await expect.element(screen.getByText(/^Reopened/)).toBeVisible();
});

describe('without logs', () => {
  test.each([
    ['', 'No geo logs yet'],
    ['?show=flagged', 'Nothing to review'],
    ['?search=ana', 'No geo logs for “ana”'],
  ])('the geofence audit without logs at "%s" shows "%s"', async (search, title) => {
    const { screen } = await renderApp(`${path}${search}`, world([]));

    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  test('the geofence audit without logs because of missing permission shows the reason', async () => {
    const { screen } = await renderApp(
      path,
      world([], {
        viewerCanReviewGeoLogs: false,
        viewerCannotReviewGeoLogsReason: 'Onsite managers do not adjust working hours.',
        geoLogs: () => {
          throw fault('FORBIDDEN');
        },
      }),
    );

    await expect.element(screen.getByRole('heading', { name: 'You cannot see geo logs here' })).toBeVisible();
    await expect.element(screen.getByText('Onsite managers do not adjust working hours.')).toBeVisible();
  });

  test('the geofence audit without logs because of a failure offers to try again', async () => {
    const { screen } = await renderApp(
      path,
      world([], {
        geoLogs: () => {
          throw fault('UPSTREAM_TIMEOUT');
        },
      }),
    );

    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
