import { afterAll, expect, inject, it } from 'vitest';
import { expectAccessible } from '../../browser/axe.ts';
import { expectGoodOnEveryDevice, expectGoodScreen } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import {
  activeApplicant,
  dismissByKeys,
  selectByKeys,
  expectStage,
  step,
  expectClosed,
} from './reviewByKeys.ts';
import { engageBestElsewhere, gigsToReview, standingOf } from './reviewedGigs.ts';

// It gives away the places of the demo's gigs, which the other journeys look for.
const stack = await startDemoStack(inject('demoFolder'));
afterAll(() => stack.stop());

const note = 'Agreed by phone';

it('decides on ten applicants of three gigs by keyboard alone', async () => {
  const { manager: token } = inject('tokens');
  const session = { url: stack.url, token };
  const [one, two, three] = await gigsToReview(session);
  const engaged = await engageBestElsewhere(session, two);
  const page = await visit({ token, url: stack.url });
  const look = () => expectAccessible(page);
  await page.goto(
    `/locations/1/gigs/${one.databaseId}/bulk-review?gigs=${two.databaseId},${three.databaseId}`,
  );
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();

  // The keys of the app come with its search.
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Compare marked pros').waitFor();
  await look();
  await page.keyboard.press('Escape');
  await expectClosed(page, page.getByRole('dialog'));

  // Along the rows, to and fro: the best of each gig, then the second, and so on.
  await step(page, 'j');
  await page.keyboard.press('c');
  const first = await selectByKeys(page, note, look);
  expect((await step(page, 'l')).name).toBe(engaged);
  await page.keyboard.press('c');
  await page.keyboard.press('Shift+C');
  const compared = page.getByRole('dialog', { name: 'Compare' });
  await compared.getByRole('columnheader', { name: engaged }).first().waitFor();
  await look();
  await page.keyboard.press('Escape');
  await expectClosed(page, compared);
  const second = await selectByKeys(page, note, look);
  expect(second.hadConflict).toBe(true);
  await step(page, 'l');
  const selected = [first, second, await selectByKeys(page, note, look)];
  for (const key of ['j', 'h', 'h']) {
    await step(page, key);
    selected.push(await selectByKeys(page, note, look));
  }
  await step(page, 'j');
  const dismissed = [await dismissByKeys(page, look)];
  for (const key of ['l', 'l', 'j']) {
    await step(page, key);
    dismissed.push(await dismissByKeys(page));
  }

  const last = await activeApplicant(page);
  await page.keyboard.press('u');
  await expectStage(page, last, 'OPEN');
  await dismissByKeys(page);
  await page.getByRole('region', { name: 'Undo' }).getByText(`${last.name} dismissed`).waitFor();
  await expectGoodOnEveryDevice(page);

  const ids = [...selected, ...dismissed].map(({ id }) => id);
  expect(new Set(ids).size).toBe(10);
  const decided = [
    ...selected.map(({ hadConflict }) => ({
      stage: 'SELECTED',
      overrideNote: hadConflict ? { note } : null,
      cancellation: null,
    })),
    ...dismissed.map(() => ({
      stage: 'CANCELLED',
      overrideNote: null,
      cancellation: { reason: 'FEWER_PROS_NEEDED', explanation: null },
    })),
  ];
  expect(await standingOf(session, ids)).toEqual(decided);

  await page.goto(`/locations/1/gigs/${two.databaseId}/applicants?stage=selected`);
  await page.getByRole('link', { name: engaged, exact: true }).waitFor();
  await page.getByText(`Selected anyway: “${note}”`).first().waitFor();
  await expectGoodScreen(page);
});
