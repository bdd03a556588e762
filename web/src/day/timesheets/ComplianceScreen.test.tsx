import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeApplication, makeGig, makeLocation, type Page } from '../../testing/world.ts';

const path = '/locations/1/compliance';

const isExport = (url: unknown) => String(url).startsWith('/exports/');

const check = (status: string, facts: Record<string, unknown> = {}) => ({
  status,
  shiftStatus: ['COMPLIANT', 'SHORT_SHIFT', 'UNKNOWN'].includes(status) ? status : 'NON_COMPLIANT',
  lengthMinutes: 30,
  minutesOff: 12,
  dueAt: '2026-11-21T03:00:00Z',
  ...facts,
});

const worked = (databaseId: number, breakCheck: object) =>
  makeApplication(databaseId, {
    isConfirmed: true,
    workingHours: { startTime: '2026-11-20T22:00:00Z', endTime: '2026-11-21T06:00:00Z' },
    gig: makeGig(databaseId),
    timePunches: [
      {
        databaseId,
        type: 'CLOCK_IN',
        time: '2026-11-20T21:56:12Z',
        note: null,
        recordedByName: null,
        isAutomatic: false,
        isCheckIn: false,
      },
    ],
    shiftBreaks: [
      {
        databaseId,
        startTime: '2026-11-21T03:12:00Z',
        endTime: '2026-11-21T03:42:00Z',
        note: 'Phone was empty',
        recordedByName: 'Otto Archer',
      },
    ],
    flaggedGeoLogCount: null,
    breakCheck,
  });

const late = worked(1, check('TOO_LATE'));
const skipped = worked(2, check('SKIPPED'));
const good = worked(3, check('COMPLIANT'));

interface Asked extends Page {
  readonly filter: { readonly shiftBreakCompliance: string; readonly proName?: string };
  readonly from?: string | null;
}

const world = (facts: Record<string, unknown> = {}) => ({
  location: makeLocation(1, {
    applications: ({ filter, ...page }: Asked) =>
      connection(
        filter.proName === 'zzzz'
          ? []
          : filter.shiftBreakCompliance === 'COMPLIANT'
            ? [good]
            : [late, skipped],
        page,
      ),
    ...facts,
  }),
});

describe('the list of breaks', () => {
  test('shows each shift with its records and why its break is a problem, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const rows = screen.getByRole('list', { name: 'Shifts by break' }).getByRole('listitem');

    await expect.element(screen.getByText('30 min break started 12 min late')).toBeVisible();
    await expect.element(screen.getByText('30 min break was not taken')).toBeVisible();
    await expect.element(rows.first()).toMatchTextContent(/Pro 1Too late.*Line Cook shift.*In 4:56 pm/);
    await expect.element(rows.first()).toMatchTextContent('Otto Archer: Phone was empty');
    expect(rows.first().getByText('4:56 pm').element().getAttribute('title')).toBe('04:56:12');
    await expect
      .element(screen.getByRole('link', { name: 'Line Cook shift' }).first())
      .toHaveAttribute('href', '/locations/1/gigs/1/roster');
    expect(gateway.names().filter((name) => name.startsWith('Compliance'))).toEqual([
      'ComplianceScreenQuery',
    ]);
    await expect.poll(() => document.title).toBe('Break compliance · Grill 1 · Brigade');
    await expectAccessible();
  });

  test('the list of breaks is narrowed by status, day and pro in the address', async () => {
    const { screen, router } = await renderApp(path, world());
    await screen.getByRole('combobox', { name: 'Break check' }).click();
    await screen.getByRole('option', { name: 'Taken on time' }).click();
    await expect.element(screen.getByText('30 min break was taken on time')).toBeVisible();
    await screen.getByLabelText(/^From/).fill('2026-11-01');
    await screen.getByLabelText(/^Until/).fill('2026-11-30');
    await screen.getByRole('searchbox', { name: 'Find shifts by pro' }).fill('zzzz');

    await expect.element(screen.getByRole('heading', { name: 'No shifts found' })).toBeVisible();
    expect(router.state.location.search).toEqual({
      status: 'compliant',
      from: '2026-11-01',
      until: '2026-11-30',
      search: 'zzzz',
    });
  });

  test('downloads the list with its filters', async () => {
    const { screen } = await renderApp(`${path}?status=skipped&from=2026-11-01`, world());
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    const asked = vi.mocked(globalThis.fetch);
    const response = asked.getMockImplementation();
    asked.mockImplementation(async (url, init) =>
      isExport(url) || !response ? new Response('Shift\r\n') : response(url, init),
    );
    await screen.getByRole('button', { name: 'Export CSV' }).click();

    await expect.element(screen.getByText('The list is downloaded')).toBeVisible();
    expect(asked.mock.calls.map(([url]) => url).filter(isExport)).toEqual([
      '/exports/locations/1/breaks.csv?status=SKIPPED&from=2026-11-01',
    ]);
  });

  test('says that there is no problem', async () => {
    const { screen } = await renderApp(path, world({ applications: (page: Page) => connection([], page) }));

    await expect.element(screen.getByRole('heading', { name: 'No break problems' })).toBeVisible();
    await expectAccessible();
  });

  test('says that the list could not be loaded', async () => {
    const failed = await renderApp(path, world({ applications: () => fault('UPSTREAM_UNAVAILABLE') }));
    await expect.element(failed.screen.getByRole('button', { name: /again/i })).toBeVisible();
  });

  test('says so where the location is not available', async () => {
    const { screen } = await renderApp(path, { location: null });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('list', { name: 'Shifts by break' })).not.toBeInTheDocument();
  });
});
