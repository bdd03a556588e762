import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { responseOfMutation } from '../../browser/responseOfMutation.ts';
import { expectAccessible } from '../../browser/axe.ts';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { uniqueNames } from '../../browser/uniqueNames.ts';
import { visit } from '../../browser/visit.ts';
import { findGig } from './findGig.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { manager, member } = inject('tokens');

/** Names in the order of the list. */
async function applicantNames(page: Page): Promise<string[]> {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().waitFor();
  return uniqueNames(boxes, 'Select ');
}

/** Applicants with nothing in the way, so that selecting them opens no dialog. */
async function freeApplicants(page: Page): Promise<string[]> {
  const names = await applicantNames(page);
  const lists = await page.getByRole('list', { name: /^Conflicts of / }).all();
  const labels = await Promise.all(lists.map((list) => list.getAttribute('aria-label')));
  return names.filter((name) => !labels.includes(`Conflicts of ${name}`));
}

async function openApplicants(page: Page, location: number, gig: number): Promise<void> {
  await page.goto(`/locations/${location}/gigs/${gig}/applicants`);
  await page.getByRole('table', { name: 'Applicants' }).waitFor();
}

it('selects two, dismisses one with a reason, confirms one', async () => {
  const gig = await findGig(
    url,
    manager,
    1,
    ({ places, selected, openApplications }) => places - selected >= 2 && openApplications >= 8,
  );
  const page = await visit({ token: manager });
  await openApplicants(page, 1, gig.databaseId);
  const [first = '', second = '', third = ''] = await freeApplicants(page);

  await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).check();
  await page.getByRole('checkbox', { name: `Select ${second}`, exact: true }).check();
  await expectGoodOnEveryDevice(page);
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Select', exact: true })
    .click();
  await page.getByRole('link', { name: new RegExp(`^Selected ${gig.fill.selected + 2}`) }).waitFor();

  await page.getByRole('button', { name: `More actions for ${third}` }).click();
  await page.getByRole('menuitem', { name: 'Dismiss…' }).click();
  const dialog = page.getByRole('dialog', { name: `Dismiss ${third}?` });
  await dialog.getByRole('radio', { name: 'Other' }).check();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await dialog.getByText('Enter an explanation').waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByLabel('Explanation').fill('The kitchen is quiet that night');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: /^Cancelled/ }).click();
  await page.getByText('The kitchen is quiet that night').waitFor();
  await page.getByRole('link', { name: /^Selected/ }).click();
  await page.getByRole('button', { name: `Confirm ${first}` }).click();
  await page.getByRole('button', { name: `Confirm ${first}` }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^Confirmed [1-9]/ }).click();
  await page.getByRole('link', { name: first, exact: true }).waitFor();
});

it('shows the second of two managers at the row that the last place is taken', async () => {
  const gig = await findGig(
    url,
    manager,
    1,
    ({ places, selected, openApplications }) => places - selected === 1 && openApplications >= 2,
  );
  const [quick, slow] = [await visit({ token: member }), await visit({ token: manager })];
  await openApplicants(quick, 1, gig.databaseId);
  await openApplicants(slow, 1, gig.databaseId);
  const [first = '', second = ''] = await freeApplicants(quick);

  // The row goes before the answer comes.
  const taken = responseOfMutation(quick);
  await quick.getByRole('button', { name: `Select ${first}`, exact: true }).click();
  await taken;
  await quick.getByRole('button', { name: `Select ${first}`, exact: true }).waitFor({ state: 'detached' });
  await slow.getByRole('button', { name: `Select ${second}`, exact: true }).click();
  await slow
    .getByRole('row')
    .filter({ hasText: second })
    .getByText(/places? (is|are) taken|taken/i)
    .waitFor();
  await expectAccessible(slow);
});

it('keeps a favorite, shows the profile, blocks with a reason and lifts the block', async () => {
  const gig = await findGig(url, manager, 2, ({ openApplications }) => openApplications >= 3);
  const page = await visit({ token: manager });
  await openApplicants(page, 2, gig.databaseId);
  const names = await applicantNames(page);
  const hearts = page.getByRole('button', { name: /^Favorite: /, pressed: false });
  const favorite = (await uniqueNames(hearts, 'Favorite: ')).find((name) => names.includes(name));
  const heart = page.getByRole('button', { name: `Favorite: ${favorite}` });
  // Shown before it is answered; left before, it would be lost.
  const kept = responseOfMutation(page);
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await kept;
  await page.reload();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');

  const name = names.at(-1) ?? '';
  await page.getByRole('link', { name, exact: true }).click();
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByRole('tab', { name: 'Work history' }).click();
  expect(page.url()).toContain('selected_pro_id=');
  await expectGoodOnEveryDevice(page);
  await page.keyboard.press('Escape');
  await profile.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Block…' }).click();
  const block = page.getByRole('dialog', { name: `Block ${name}?` });
  await block.getByRole('radio').first().check();
  await expectGoodOnEveryDevice(page);
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText(`${name} is blocked at this location`).waitFor();
  await page.getByRole('link', { name: /^Cancelled/ }).click();
  await page.getByRole('link', { name, exact: true }).first().click();
  await profile.getByRole('button', { name: /unblock|lift/i }).click();
  await page.getByText(`${name} may apply here again`).waitFor();
});

it('loads the rest of a long list and works by keyboard alone', async () => {
  const gig = await findGig(url, manager, 1, ({ openApplications }) => openApplications > 50);
  const page = await visit({ token: manager });
  await openApplicants(page, 1, gig.databaseId);
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return page.getByRole('checkbox', { name: /^Select (?!all)/ }).count();
    })
    .toBe(gig.fill.openApplications);

  await page.goto('/locations/1');
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Skip to content');
});

it('says what went wrong when the network fails, and goes on when it is back', async () => {
  const page = await visit({ token: manager });
  await page.goto('/locations');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/locations/1');
  await page.getByText('Ooops, something went wrong.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
  expectConsoleErrors(/net::ERR_FAILED|The server could not be reached/);
});
