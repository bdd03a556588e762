import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeGeoLog } from '../../../testing/geoLogs.ts';
import { makeHomeItem } from '../../../testing/homes.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';
import { connection, type Page } from '../../../testing/world.ts';

describe('flagged location checks', () => {
  test('flagged location checks are closed with a note, and reopened', async () => {
    const log = makeGeoLog(1);
    const review = { note: 'Seen.', reviewedAt: '2026-11-21T15:00:00Z', reviewerName: 'Morgan Avery' };
    const { screen } = await openHomeAct(
      makeHomeItem('GEO_LOGS_FLAGGED', 1),
      'Review: 1 flagged location check',
      {
        location: { geoLogs: (rows: Page) => connection([log], rows) },
        root: {
          closeGeoLog: { errors: [], geoLog: { ...log, isFlagged: false, review } },
          reopenGeoLog: { errors: [], geoLog: log },
        },
      },
    );
    await screen.getByRole('button', { name: 'Close log of Pro 1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Seen.');
    await dialog.getByRole('button', { name: 'Close log' }).click();
    const reopen = screen.getByRole('button', { name: 'Reopen the log of Pro 1' });
    await expect.element(reopen).toHaveFocus();
    await reopen.click();
    await expect.element(screen.getByRole('button', { name: 'Close log of Pro 1' })).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('flagged location checks may all be closed by now', async () => {
    const { screen } = await openHomeAct(
      makeHomeItem('GEO_LOGS_FLAGGED', 1),
      'Review: 1 flagged location check',
      { location: { geoLogs: (rows: Page) => connection([], rows) } },
    );
    await expect.element(screen.getByText('No flagged location checks.')).toBeVisible();
  });
});
