import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, expect, inject, it } from 'vitest';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { expectNoSidewaysScroll } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { graphql } from '../../stack/graphql.ts';
import { moveClock } from '../../stack/moveClock.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import { gigWithPros } from './gigWithPros.ts';

// Its clock moves, which would disturb the others.
const stack = await startDemoStack(inject('demoFolder'));
afterAll(() => stack.stop());

const { manager: token } = inject('tokens');
const phone = { viewport: { width: 390, height: 844 } };

interface Recorded {
  gig: { roster: { pro: { displayName: string }; timePunches: { type: string; time: string }[] }[] };
}

/** Opens the roster in a browser of its own, which is then ready to do without a connection. */
async function openRoster(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await visit({ url: stack.url, token, ...(options && { options }) });
  await page.goto(path);
  await page.getByText('Print sign-in sheet').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

/** Presses a button for each of these pros, by key: a toast can be above the button, and stays under the pointer. */
async function press(page: Page, action: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.getByRole('button', { name: `${action} ${name}`, exact: true }).press('Enter');
}

/** Closes a page and opens another one of the same phone. */
async function openInstead(page: Page, path: string): Promise<Page> {
  await page.close();
  const opened = await page.context().newPage();
  await opened.goto(path);
  return opened;
}

it('two phones without a connection for ten minutes and a desk record 60 punches, and each happens once', async () => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const { databaseId, names } = await gigWithPros({ url: stack.url, token }, 30);
  await moveClock(stack, token, { minutes: 125 });
  const path = `/locations/1/gigs/${databaseId}/roster`;
  const [first, second, desk] = await Promise.all([
    openRoster(path, phone),
    openRoster(path, phone),
    openRoster(path),
  ]);
  const ofFirst = names.slice(0, 14);
  const ofSecond = names.slice(14, 28);
  const ofDesk = names.slice(28);
  const [contested = ''] = ofFirst;

  await Promise.all([first.context().setOffline(true), second.context().setOffline(true)]);
  await Promise.all([
    press(first, 'Clock in', ofFirst),
    press(second, 'Clock in', ofSecond),
    // The first phone records one of them too.
    press(desk, 'Clock in', [...ofDesk, contested]),
  ]);
  const connectedAt = await moveClock(stack, token, { minutes: 10 });
  // One phone is reloaded, and the installed app of the other one is opened again.
  const [, reopened] = await Promise.all([first.reload(), openInstead(second, '/roster')]);
  await Promise.all([
    press(first, 'Clock out', ofFirst),
    press(reopened, 'Clock out', ofSecond),
    press(desk, 'Clock out', ofDesk),
  ]);
  for (const page of [first, reopened]) {
    await page.getByText('28 entries are saved on this device').waitFor();
    await expectNoSidewaysScroll(page);
  }

  // They are online again: one on the roster, the other one on another screen.
  await Promise.all([first.context().setOffline(false), second.context().setOffline(false)]);
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
    'query ($id: Int!) { gig(databaseId: $id) { roster { pro { displayName } timePunches { type time } } } }',
    { id: databaseId },
    token,
  );
  const roster = recorded.data?.gig.roster ?? [];
  const types = roster.map(({ timePunches }) => timePunches.map(({ type }) => type));
  expect(types).toEqual(names.map(() => ['CLOCK_IN', 'CLOCK_OUT']));
  const ofPhones = roster.filter(({ pro }) => !ofDesk.includes(pro.displayName));
  const times = ofPhones.flatMap(({ timePunches }) => timePunches.map(({ time }) => Date.parse(time)));
  expect(Math.max(...times)).toBeLessThan(connectedAt.getTime());
});
