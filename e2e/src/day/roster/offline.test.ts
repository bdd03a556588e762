import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, inject, it } from 'vitest';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { expectNoSidewaysScroll } from '../../browser/goodScreen.ts';
import { killBrowser } from '../../browser/killBrowser.ts';
import { visit } from '../../browser/visit.ts';
import { graphql } from '../../stack/graphql.ts';
import { moveClock } from '../../stack/moveClock.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import { gigWithPros } from './gigWithPros.ts';
import { clockInWithNote, openInstead, press, recordNoShow } from './rosterPage.ts';

// Its clock moves, which would disturb the others.
const stack = await startDemoStack(inject('demoFolder'));
// The browser of one phone is killed, and starts with this again.
const profile = mkdtempSync(join(tmpdir(), 'brigade-phone-'));
afterAll(async () => {
  await stack.stop();
  rmSync(profile, { recursive: true, force: true });
});

const { manager: token } = inject('tokens');
const visitor = { url: stack.url, token };
const phone = { ...visitor, options: { viewport: { width: 390, height: 844 } } };

interface Recorded {
  gig: {
    roster: {
      pro: { displayName: string };
      attendance: { state: string };
      timePunches: { type: string; time: string; note: string | null }[];
    }[];
  };
}

/** Opens the roster in a browser of its own, which is then ready to do without a connection. */
async function openRoster(path: string, who: Parameters<typeof visit>[0]): Promise<Page> {
  const page = await visit(who);
  await page.goto(path);
  await page.getByRole('button', { name: 'Print sign-in sheet' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

/** Kills the browser of a phone without a connection, and opens the installed app. */
async function killAndReopen(page: Page): Promise<Page> {
  await killBrowser(page.context());
  const opened = await visit({ ...phone, profile });
  await opened.context().setOffline(true);
  // A killed browser can lose what it stored last.
  await opened.addInitScript(() => localStorage.removeItem('brigade.clock'));
  await opened.goto('/roster');
  return opened;
}

it('phones without a connection, one of them killed, record 60 punches and a no-show once each, beside a desk', async () => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const { databaseId, names } = await gigWithPros({ url: stack.url, token }, 33);
  await moveClock(stack, token, { minutes: 125 });
  const path = `/locations/1/gigs/${databaseId}/roster`;
  const [first, second, desk] = await Promise.all([
    openRoster(path, phone),
    openRoster(path, { ...phone, profile }),
    openRoster(path, visitor),
  ]);
  const ofFirst = names.slice(0, 15);
  const ofSecond = names.slice(15, 30);
  const ofDesk = names.slice(30, 32);
  const [contested = ''] = ofFirst;
  const [noted = '', ...others] = ofSecond;
  const missing = names[32] ?? '';

  await Promise.all([first.context().setOffline(true), second.context().setOffline(true)]);
  await Promise.all([
    press(first, 'Clock in', ofFirst),
    clockInWithNote(second, noted, 'Came with the van')
      .then(() => press(second, 'Clock in', others))
      .then(() => recordNoShow(second, missing)),
    // The first phone records one of them too.
    press(desk, 'Clock in', [...ofDesk, contested]),
  ]);
  const connectedAt = await moveClock(stack, token, { minutes: 10 });
  const [, reopened] = await Promise.all([first.reload(), killAndReopen(second)]);
  await Promise.all([
    press(first, 'Clock out', ofFirst),
    press(reopened, 'Clock out', ofSecond),
    press(desk, 'Clock out', ofDesk),
  ]);
  await first.getByText('30 entries are saved on this device').waitFor();
  await reopened.getByText('31 entries are saved on this device').waitFor();
  for (const page of [first, reopened]) await expectNoSidewaysScroll(page);

  // They are online again: one on the roster, the other one on another screen.
  await Promise.all([first.context().setOffline(false), reopened.context().setOffline(false)]);
  const elsewhere = await openInstead(first, '/locations/1');
  await reopened.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  await elsewhere.getByRole('link', { name: 'Open the roster' }).click();
  // The desk has clocked in one of the pros: a person decides.
  const refused = elsewhere.getByRole('alert').filter({ hasText: 'already clocked in' });
  await refused.getByText('On the server').waitFor();
  await expectNoSidewaysScroll(elsewhere);
  await elsewhere.getByRole('button', { name: `Use mine for ${contested}` }).click();
  await refused.waitFor({ state: 'detached' });
  await elsewhere.getByText('Waiting to send').first().waitFor({ state: 'detached' });

  const recorded = await graphql<Recorded>(
    stack.url,
    `
      query ($id: DatabaseId!) {
        gig(databaseId: $id) {
          roster {
            pro {
              displayName
            }
            attendance {
              state
            }
            timePunches {
              type
              time
              note
            }
          }
        }
      }
    `,
    { id: databaseId },
    token,
  );
  const roster = recorded.data?.gig.roster ?? [];
  const states = roster.map(({ attendance, timePunches }) =>
    [attendance.state, ...timePunches.map(({ type }) => type)].join(' '),
  );
  const worked = names.filter((name) => name !== missing).map(() => 'OUT CLOCK_IN CLOCK_OUT');
  expect(states.toSorted()).toEqual(['NO_SHOW', ...worked]);
  const notes = roster.flatMap(({ pro, timePunches }) =>
    timePunches.flatMap(({ note }) => (note === null ? [] : [`${pro.displayName}: ${note}`])),
  );
  expect(notes).toEqual([`${noted}: Came with the van`]);
  const ofPhones = roster.filter(({ pro }) => !ofDesk.includes(pro.displayName));
  const times = ofPhones.flatMap(({ timePunches }) => timePunches.map(({ time }) => Date.parse(time)));
  expect(Math.max(...times)).toBeLessThan(connectedAt.getTime());
});
