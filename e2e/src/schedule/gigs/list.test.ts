import { beforeEach, expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { type Business, newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { desk } from '../../browser/widths.ts';

const { viewport } = desk;

const { manager } = inject('tokens');
const sunday = dayAhead(0);

let business: Business;
let list: string;

beforeEach(async () => {
  business = await newBusiness(sharedStack, 'The Slow Clock');
  list = `/locations/${business.locationId}`;
  const session = { url: sharedStack.url, token: business.token };
  const times = { startTime: '18:00', endTime: '02:00' };
  await postGigs(session, business, [
    { position: 'Line Cook', date: dayAhead(5), ...times },
    { position: 'Dishwasher', date: dayAhead(6), ...times },
  ]);
});

it('keeps filters under a name, for this person alone', async () => {
  const page = await visit({ token: business.token, options: { viewport } });
  await page.goto(`${list}?types=network`);
  await page.getByText('No shifts match these filters').waitFor();
  await chooseInMenu(page, /Saved filters$/, 'Save these filters…');
  const dialog = page.getByRole('dialog', { name: 'Save these filters' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This field is required').waitFor();
  await dialog.getByLabel('Name').fill('Our own pros');
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('“Our own pros” was saved').waitFor();

  await page.goto(list);
  await page.getByText('2 shifts', { exact: true }).waitFor();
  await chooseInMenu(page, /Saved filters$/, 'Our own pros');
  await page.waitForURL(/types=network/);
  await page.getByText('No shifts match these filters').waitFor();
  await chooseInMenu(page, /Saved filters$/, 'Delete “Our own pros”');
  await page.getByText('“Our own pros” was deleted').waitFor();
});

it('copies a week, and says what is there already', async () => {
  const page = await visit({ token: business.token, options: { viewport } });
  await page.goto(list);
  await copyWeek();
  await page.getByText('2 shifts posted').waitFor();
  await page.waitForURL(new RegExp(`calendar_date=${nextWeek(sunday)}`));
  await page.getByRole('link', { name: /^Line Cook, / }).waitFor();

  await page.goto(list);
  await page.getByText('4 shifts', { exact: true }).waitFor();

  await copyWeek(false);
  const dialog = page.getByRole('dialog', { name: 'Review the copies' });
  await dialog.getByText('A shift for this position is already posted at this time.').first().waitFor();
  await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await expectGoodOnEveryDevice(page);

  async function copyWeek(isPosting = true): Promise<void> {
    await chooseInMenu(page, 'More', 'Copy a week…');
    await page.getByLabel(/^The week of/).fill(sunday);
    await page.getByLabel(/^To the week of/).fill(nextWeek(sunday));
    await expectGoodOnEveryDevice(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    if (isPosting) await page.getByRole('button', { name: 'Post 2 shifts' }).click();
  }
});

it('posts a past gig again, with what it was posted with', async () => {
  const page = await visit({ token: manager, options: { viewport: desk.viewport } });
  await page.goto('/locations/2/past-gigs');
  const gig = page.getByRole('article').first();
  const position = await gig.getByRole('heading').textContent();
  await gig.getByRole('link', { name: /^Repost/ }).click();
  await page.waitForURL(/gigs-add\?.*copy_of=\d+/);
  await page.getByRole('heading', { level: 1, name: /^Post/ }).waitFor();
  await page
    .getByRole('main')
    .getByText(position ?? '')
    .first()
    .waitFor();
});

function nextWeek(date: string): string {
  return new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);
}
