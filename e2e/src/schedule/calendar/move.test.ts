import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { mutate } from '../../stack/mutate.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { type PostedGig, postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { desk } from '../../browser/widths.ts';
import { columnOf, dayText, expectAtRest, middleOf, weekPath } from './weekPage.ts';

const { url } = sharedStack;
const [tuesday, wednesday, thursday] = [dayAhead(2), dayAhead(3), dayAhead(4)];

let session: { url: string; token: string };
let gig: PostedGig;
let page: Page;
let shift: Locator;

/** A shift from 5 to 11 pm in New York, seen in Tokyo where it is the next morning. */
beforeEach(async () => {
  const business = await newBusiness(sharedStack, 'The Night Ferry');
  session = { url, token: business.token };
  const times = { startTime: '17:00', endTime: '23:00' };
  [gig] = (await postGigs(session, business, [{ position: 'Line Cook', date: wednesday, ...times }])) as [
    PostedGig,
  ];
  page = await visit({ token: business.token, options: { viewport: desk.viewport } });
  await page.goto(weekPath(business.locationId, wednesday));
  shift = page.locator(`[data-entry="${gig.databaseId}"]`);
  await shift.waitFor();
  await expectAtRest(page);
});

describe('a shift in the week of the location', () => {
  it('a shift in the calendar is moved and stretched by keys alone, and put back by the undo', async () => {
    await expect.poll(() => nameOf(shift)).toContain(`${dayText(wednesday, 'short')}, 5 – 11 pm`);
    await shift.focus();
    await page.keyboard.press('Space');
    await page.getByRole('status').getByText('Line Cook picked up').waitFor({ state: 'attached' });
    await expectGoodScreen(page);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowUp', 'Enter']) {
      await page.keyboard.press(key);
    }
    const moved = `${dayText(thursday, 'short')}, 5:30 – 11:15 pm`;
    await page.getByText(`Line Cook moved to ${moved}`).last().waitFor();
    await columnOf(page, thursday).locator(`[data-entry="${gig.databaseId}"]:focus`).waitFor();

    await page.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByText(`Line Cook moved back to ${dayText(wednesday, 'short')}, 5 – 11 pm`)
      .last()
      .waitFor();
    await page.reload();
    await columnOf(page, wednesday).locator(`[data-entry="${gig.databaseId}"]`).waitFor();
    await expect.poll(() => nameOf(shift)).toContain(`${dayText(wednesday, 'short')}, 5 – 11 pm`);
  });

  it('a shift in the calendar is dragged to another day, and stays there', async () => {
    const from = await middleOf(shift);
    const to = await middleOf(columnOf(page, tuesday));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, from.y, { steps: 8 });
    await page.locator('[data-entry][data-dragged]').waitFor();
    await expectGoodScreen(page);
    await page.mouse.up();
    const moved = `${dayText(tuesday, 'short')}, 5 – 11 pm`;
    await page.getByText(`Line Cook moved to ${moved}`).last().waitFor();
    await page.reload();
    await shift.waitFor();
    await expect.poll(() => nameOf(shift)).toContain(moved);
  });

  it('a shift in the calendar goes back when a colleague has just changed it, and moves on the next try', async () => {
    // Without live updates: with them, the page may know of the change before it moves the shift.
    await page.route('**/graphql', async (route, request) => {
      if (!request.headers()['accept']?.includes('text/event-stream')) await route.fallback();
    });
    await page.reload();
    await shift.waitFor();
    await mutate(session, 'UpdateGigInput', 'updateGig(input: $input) { errors { message } }', {
      gigId: gig.id,
      scope: 'THIS',
      places: 4,
    });
    await shift.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('Line Cook was not moved').waitFor();
    await columnOf(page, wednesday).locator(`[data-entry="${gig.databaseId}"]`).waitFor();
    await shift.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page
      .getByText(`Line Cook moved to ${dayText(thursday, 'short')}, 5 – 11 pm`)
      .last()
      .waitFor();
  });
});

async function nameOf(entry: Locator): Promise<string> {
  return (await entry.textContent()) ?? '';
}
