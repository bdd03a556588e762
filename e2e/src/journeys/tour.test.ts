import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectAccessible } from '../browser/axe.ts';
import { expectGoodOnEveryDevice } from '../browser/goodScreen.ts';
import { visit } from '../browser/visit.ts';

const stop = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Whether the ring of the tour is around this element. */
async function isMarked(page: Page, name: string): Promise<boolean> {
  const ring = await page.locator('[popover][aria-hidden="true"]:popover-open').boundingBox();
  const target = await page.locator(`[data-tour="${name}"]`).first().boundingBox();
  if (!ring || !target) return false;
  return ring.x <= target.x && ring.y <= target.y && ring.x + ring.width >= target.x + target.width;
}

it('shows a manager around the real screens by keyboard, through a reload, and ends with the help', async () => {
  const page = await visit({ token: inject('tokens').manager });
  await page.goto('/locations/2/home?show_tour=true');
  await stop(page, 'Today, as it happens').waitFor();
  await expect.poll(() => isMarked(page, 'today')).toBe(true);
  await expectGoodOnEveryDevice(page);
  await page.keyboard.press('Enter');
  await stop(page, 'What needs you').waitFor();
  await page.keyboard.press('Enter');
  await stop(page, 'The week ahead').waitFor();
  await page.keyboard.press('Enter');
  await stop(page, 'Who works when').waitFor();
  await expect.poll(() => isMarked(page, 'schedule')).toBe(true);

  await page.reload();
  await stop(page, 'Who works when').waitFor();
  await expect.poll(() => isMarked(page, 'schedule')).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/locations/2/schedule');

  const stops = [
    ['All shifts', 'views'],
    ['The calendar, three ways', 'calendar'],
    ['Post a shift in five fields', 'posting'],
    ['Know the cost before you post', 'cost'],
    ['Find pros', 'pros'],
    ['Check hours and pay', 'pay'],
    ['See where the money goes', 'reports'],
    ['Help is here', 'help'],
  ] as const;
  for (const [name, target] of stops) {
    await page.keyboard.press('Enter');
    await stop(page, name).waitFor();
    await expect.poll(() => isMarked(page, target), { message: target }).toBe(true);
    await expectAccessible(page);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: /^Help/ }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('shows an onsite manager the day, on a phone', async () => {
  const options = { viewport: { width: 390, height: 780 } };
  const page = await visit({ token: inject('tokens').onsite, options });
  await page.goto('/locations/2/home');
  await page.getByRole('button', { name: /^Help/ }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  for (const target of ['today', 'attention', 'week', 'schedule', 'call-list', 'views', 'calendar', 'help']) {
    await expect.poll(() => isMarked(page, target), { message: target }).toBe(true);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

it('plays the film from the middle, and loads it only then', async () => {
  const page = await visit({ token: inject('tokens').manager });
  const parts: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.webm')) parts.push(response.status());
  });
  await page.goto('/locations/2/home?show_video=true');
  const dialog = page.getByRole('dialog', { name: 'Brigade in a minute' });
  await dialog.waitFor();
  await expectGoodOnEveryDevice(page);
  expect(parts).toEqual([]);
  await dialog.getByRole('button', { name: 'Play from 0:32' }).click();
  const time = () =>
    page.locator('video').evaluate((video) => (video as { currentTime?: number }).currentTime);
  await expect.poll(time).toBeGreaterThanOrEqual(32);
  // The time is set before the first part arrives.
  await expect.poll(() => [...new Set(parts)]).toEqual([206]);
});
