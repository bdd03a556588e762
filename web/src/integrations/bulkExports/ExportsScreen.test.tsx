import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeViewer, type Page, refusal } from '../../testing/world.ts';

function makeExport(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Export',
    id: `export-${databaseId}`,
    databaseId,
    name: 'Shifts of 2026',
    format: 'CSV',
    state: 'COMPLETED',
    failure: null,
    failureDetail: null,
    rowCount: 1200,
    expectedRowCount: 1200,
    byteCount: 34_000,
    missingValueCount: 0,
    createdAt: '2026-03-02T14:00:00Z',
    finishedAt: '2026-03-02T14:01:00Z',
    expiresAt: '2026-03-09T14:01:00Z',
    downloadUrl: '/exports/files/1.1.1.x.csv',
    downloadExpiresAt: '2100-03-02T14:30:00Z',
    ...facts,
  };
}

const underWay = {
  state: 'RUNNING',
  rowCount: 300,
  finishedAt: null,
  expiresAt: null,
  downloadUrl: null,
  downloadExpiresAt: null,
};

afterEach(() => {
  vi.useRealTimers();
});

function open(exports: readonly object[], root: Record<string, unknown> = {}, facts: object = {}) {
  const viewer = makeViewer({ exports: (paging: Page) => connection(exports, paging), ...facts });
  return renderApp('/settings/exports', { viewer, node: viewer, ...root });
}

describe('the exports', () => {
  test('the exports say how far they are, and lead to their files, by one request', async () => {
    const { screen, gateway } = await open([
      makeExport(1),
      makeExport(2, { name: 'Pros', ...underWay }),
      makeExport(3, {
        name: 'Old',
        state: 'FAILED',
        failure: 'DOCUMENT',
        failureDetail: 'Cannot query field "colour".',
        downloadUrl: null,
      }),
    ]);
    const row = (name: string) =>
      screen.getByRole('list', { name: 'Exports' }).getByRole('listitem').filter({ hasText: name });

    await expect.element(row('Shifts of 2026')).toMatchTextContent(/Completed\s*CSV · 1,200 rows · 34 kB/);
    await expect
      .element(screen.getByRole('link', { name: 'Download Shifts of 2026' }))
      .toHaveAttribute('href', '/exports/files/1.1.1.x.csv');
    await expect.element(row('Pros')).toMatchTextContent(/Running.*300 of 1,200 rows/);
    await expect.element(screen.getByRole('progressbar', { name: 'Progress of Pros' })).toBeVisible();
    await expect
      .element(row('Old'))
      .toMatchTextContent(/Failed.*Its query does not work\. Cannot query field "colour"\./);
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'ExportsScreenQuery']);
    await expectAccessible();
  });

  test('the exports follow one that is under way to its end', async () => {
    const { screen, gateway } = await open([makeExport(1, underWay)]);
    await expect.poll(() => gateway.lines.length).toBe(1);

    gateway.lines[0]?.send(makeExport(1));

    await expect.element(screen.getByRole('link', { name: 'Download Shifts of 2026' })).toBeVisible();
    await expect.poll(() => gateway.lines[0]?.isClosed()).toBe(true);
  });

  test('exports can be cancelled while they are under way', async () => {
    const cancelled = makeExport(1, { state: 'CANCELED', downloadUrl: null });
    const { screen, gateway } = await open([makeExport(1, underWay)], {
      cancelExport: { export: cancelled, errors: [] },
    });
    await screen.getByRole('button', { name: 'Cancel Shifts of 2026' }).click();

    await expect.element(screen.getByText('Cancelled')).toBeVisible();
    expect(gateway.last('cancelExportMutation')?.variables).toEqual({ input: { exportId: 'export-1' } });
  });

  test('exports can be deleted', async () => {
    const { screen } = await open([makeExport(1)], {
      deleteExport: { deletedExportId: 'export-1', errors: [] },
    });
    await screen.getByRole('button', { name: 'Delete Shifts of 2026' }).click();

    await expect.element(screen.getByRole('heading', { name: 'No exports yet' })).toBeVisible();
  });

  test('exports are not available where the server has none', async () => {
    const { screen } = await open(
      [],
      {},
      {
        exports: () => {
          throw fault('NOT_FOUND');
        },
      },
    );

    await expect.element(screen.getByRole('heading', { name: 'Exports are not available' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'New export' })).not.toBeInTheDocument();
  });

  test.each([360, 1440])('the exports fit %i px', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await open([makeExport(1, { name: 'A-long-name-'.repeat(5) })]);
    await expect.element(screen.getByRole('list', { name: 'Exports' })).toBeVisible();

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

const minutes = (count: number) => count * 60_000;
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
/** Links are watched from the moment after they are shown. */
const watched = () => expect.poll(() => vi.getTimerCount()).toBe(1);
const changeVisibility = () => document.dispatchEvent(new Event('visibilitychange'));

async function openWithLinks() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const shown = [
    makeExport(1, { downloadExpiresAt: at(minutes(20)) }),
    makeExport(2, { name: 'Pros', downloadExpiresAt: at(minutes(35)) }),
  ];
  const renewed = { downloadUrl: '/exports/files/1.1.2.y.csv', downloadExpiresAt: at(minutes(35)) };
  const { screen, gateway } = await open(shown);
  const link = screen.getByRole('link', { name: 'Download Shifts of 2026' });
  await expect.element(link).toHaveAttribute('href', '/exports/files/1.1.1.x.csv');
  await watched();
  return {
    link,
    renew: () => shown.splice(0, 1, makeExport(1, renewed)),
    asked: () => gateway.names().filter((name) => name === 'ExportsScreenQuery').length,
  };
}

describe('the download links of a page that stays open', () => {
  test('download links are read again before the first of them ends, and no earlier', async () => {
    const { link, renew, asked } = await openWithLinks();
    vi.advanceTimersByTime(minutes(17));
    changeVisibility();
    renew();
    vi.advanceTimersByTime(minutes(1));

    await expect.element(link).toHaveAttribute('href', '/exports/files/1.1.2.y.csv');
    expect(asked()).toBe(2);
  });

  test('download links are read again when the page is visible again, if one has ended', async () => {
    const { link, renew, asked } = await openWithLinks();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    changeVisibility();
    vi.advanceTimersByTime(minutes(25));
    renew();
    state.mockRestore();
    changeVisibility();

    await expect.element(link).toHaveAttribute('href', '/exports/files/1.1.2.y.csv');
    expect(asked()).toBe(2);
  });

  test('the download links of an export that ended while the page was open are read again', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const shown = [makeExport(1, underWay)];
    const { screen, gateway } = await open(shown);
    await expect.poll(() => gateway.lines.length).toBe(1);
    const ended = makeExport(1, { downloadExpiresAt: at(minutes(20)) });
    gateway.lines[0]?.send(ended);
    const link = screen.getByRole('link', { name: 'Download Shifts of 2026' });
    await expect.element(link).toHaveAttribute('href', '/exports/files/1.1.1.x.csv');
    await watched();
    shown.splice(0, 1, { ...ended, downloadUrl: '/exports/files/1.1.2.y.csv' });
    vi.advanceTimersByTime(minutes(18));

    await expect.element(link).toHaveAttribute('href', '/exports/files/1.1.2.y.csv');
  });
});

describe('a new export', () => {
  test('a new export begins with the current location', async () => {
    const viewer = makeViewer({ exports: (paging: Page) => connection([], paging) });
    const { screen } = await renderApp('/settings/exports', { viewer, node: viewer }, true, {
      'brigade.location': '2',
    });
    await screen.getByRole('button', { name: 'New export' }).click();

    await expect.element(screen.getByRole('combobox', { name: 'Location' })).toMatchTextContent('Grill 2');
  });

  test('a new export starts what was chosen, and joins the list', async () => {
    const { screen, gateway } = await open([], {
      startExport: { export: makeExport(1, underWay), errors: [] },
    });
    await screen.getByRole('button', { name: 'New export' }).click();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Start export' }).click();

    await expect.element(screen.getByText('Running')).toBeVisible();
    expect(gateway.last('startExportMutation')?.variables).toMatchObject({
      input: {
        name: 'Shifts of 2026',
        format: 'CSV',
        document: expect.stringContaining('gigs(filter') as string,
        // The year of the location in New York, and not that of the browser in Kathmandu.
        variables: expect.stringContaining('-01-01T05:00:00Z') as string,
      },
    });
  });

  test('a new export needs the number of a shift for its applicants, and shows why it was refused', async () => {
    const { screen, gateway } = await open([], {
      startExport: { export: null, errors: [refusal('CONFLICT', 'You have 2 exports under way.')] },
    });
    await screen.getByRole('button', { name: 'New export' }).click();
    await screen.getByRole('radio', { name: /^Applicants of a shift/ }).click();
    await screen.getByRole('button', { name: 'Start export' }).click();
    await expect
      .element(screen.getByText('Enter the number of a shift, such as 42, or the address of its page'))
      .toBeVisible();
    expect(gateway.last('startExportMutation')).toBeUndefined();

    await screen.getByRole('textbox', { name: 'Shift number' }).fill('42');
    await screen.getByRole('button', { name: 'Start export' }).click();

    await expect.element(screen.getByText('You have 2 exports under way.')).toBeVisible();
  });
});
