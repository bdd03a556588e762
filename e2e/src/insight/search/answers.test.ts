import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import { beforeEach, expect, inject, it } from 'vitest';
import { visit } from '../../browser/visit.ts';
import { prosByName } from '../../stack/assignFreePros.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { manager: token } = inject('tokens');
let page: Page;

beforeEach(async () => {
  page = await visit({ token });
  await page.goto('/locations/1/home');
});

/** Types into the palette, right after calling it. */
async function ask(words: string): Promise<void> {
  // It comes with the keys.
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type(words);
}

/** Presses a link that saves a file, and reads the file. */
async function saved(link: Locator): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

it('finds a pro by three letters of the name', async () => {
  const [pro] = await prosByName({ url: sharedStack.url, token }, 1, 20);
  const name = pro?.displayName ?? '';
  await ask(name.slice(0, 3));
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
});

it('answers a question about past work, and shows how it was understood', async () => {
  await ask('servers over 4.5 who worked here in October');
  await page.getByRole('option', { name: /^Ask about past work/ }).click();
  await page.getByRole('button', { name: /Rating: 4.5 and up/ }).waitFor();
  const understood = new URL(page.url()).searchParams;
  expect(understood.get('rating_gte')).toBe('4.5');
  expect(understood.get('positions')).not.toBeNull();
  expect([...understood.values()].join(' ')).toMatch(/\d{4}-10-01.*\d{4}-10-31/);
});

it('says why the spend changed, and saves the picture and the table', async () => {
  await page.getByRole('link', { name: 'Spend report' }).click();
  await page.getByRole('heading', { level: 1, name: 'What did we spend, and why did it change?' }).waitFor();
  await page
    .getByText(/^\$[\d,.]+ (more|less) than before: .* for the hours .* for the cost per hour/)
    .waitFor();

  const picture = await saved(page.getByRole('link', { name: 'Save picture' }));
  expect(picture.name).toBe('spend.svg');
  expect(picture.text).toContain('<svg');
  const table = await saved(page.getByRole('link', { name: /^Download CSV: .*week/i }));
  expect(table.name).toBe('spend-by-week.csv');
  const [head, ...rows] = table.text.trim().split(/\r?\n/);
  expect(head).toMatch(/^\uFEFF?"?Week/);
  expect(rows.length).toBeGreaterThan(2);
});
