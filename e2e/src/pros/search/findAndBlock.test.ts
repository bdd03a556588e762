import { expect, inject, test } from 'vitest';
import { responseOfMutation } from '../../browser/responseOfMutation.ts';
import { expectNoSidewaysScroll } from '../../browser/goodScreen.ts';
import { waitForFilteredList } from './waitForFilteredList.ts';
import { uniqueNames } from '../../browser/uniqueNames.ts';
import { visit } from '../../browser/visit.ts';
import { phone } from '../../browser/widths.ts';

const { viewport } = phone;

const tokens = inject('tokens');

test('good pros who worked here are found, compared, looked at, kept, blocked and let back', async () => {
  const page = await visit({ token: tokens.manager, options: { viewport } });
  await page.goto('/locations/1/connect');
  await page.getByRole('button', { name: /^Rating/ }).click();
  await page.getByRole('option', { name: '4.5 and up' }).click();
  await page.getByRole('button', { name: /^Show only/ }).click();
  await waitForFilteredList(page, '"hasWorkedTogether":true', () =>
    page.getByRole('option', { name: 'Worked here before' }).click(),
  );
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('?has_worked_together=true&rating_gte=4.5');
  await expectNoSidewaysScroll(page);

  // Of those who are not blocked: only they can be offered a shift.
  const offers = page.getByRole('link', { name: /^Offer a shift to / });
  const [first = '', second = ''] = await uniqueNames(offers, 'Offer a shift to ');
  // The URL holds the selection, and the checkboxes follow it.
  await page.getByRole('checkbox', { name: `Select ${first}` }).click();
  await page.getByText('Pick another to compare').waitFor();
  await page.getByRole('checkbox', { name: `Select ${second}` }).click();
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('heading', { name: 'Compare pros' }).waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('columnheader').getByRole('link', { name: first, exact: true }).click();

  await page.getByRole('heading', { name: first, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'At this location' }).waitFor();
  const favorite = page.getByRole('button', { name: `Favorite: ${first}` });
  const wasFavorite = (await favorite.getAttribute('aria-pressed')) === 'true';
  const answered = responseOfMutation(page);
  await favorite.click();
  await expect.poll(() => favorite.getAttribute('aria-pressed')).toBe(String(!wasFavorite));
  await answered;
  await favorite.click();
  await expect.poll(() => favorite.getAttribute('aria-pressed')).toBe(String(wasFavorite));

  const note = `Seen on ${viewport.width} pixels`;
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText(note).waitFor();

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('radio', { name: 'Called out' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: 'Unblock' }).waitFor();
  await page.goto('/locations/1/connect/blocked');
  await page.getByRole('button', { name: `Unblock ${first}` }).click();
  await expect.poll(() => page.getByRole('button', { name: `Unblock ${first}` }).count()).toBe(0);
});

test('past work answers a question in plain words', async () => {
  const page = await visit({ token: tokens.manager, options: { viewport } });
  await page.goto('/locations/1/connect/history');
  await page
    .getByRole('textbox', { name: 'Ask about past work' })
    .fill('last cooks over 4.5 stars at this location');
  await page.getByRole('button', { name: 'Find' }).click();

  await page.getByRole('button', { name: /Rating: 4.5 and up/ }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('rating_gte')).toBe('4.5');
  expect(new URL(page.url()).searchParams.get('positions')).not.toBeNull();
  await expectNoSidewaysScroll(page);
});
