import type { Page } from 'playwright';
import { chooseInMenu } from '../../browser/chooseInMenu.ts';

/** Presses a button for each of these pros, by key: a toast can be above the button, and stays under the pointer. */
export async function press(page: Page, action: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.getByRole('button', { name: `${action} ${name}`, exact: true }).press('Enter');
}

/** Closes a page and opens another one of the same phone. */
export async function openInstead(page: Page, path: string): Promise<Page> {
  await page.close();
  const opened = await page.context().newPage();
  await opened.goto(path);
  return opened;
}

/** Records that a pro did not come. */
export async function recordNoShow(page: Page, name: string): Promise<void> {
  await chooseInMenu(page, `More actions for ${name}`, 'No-show…');
  await page.getByRole('button', { name: 'Record no-show' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Clocks a pro in at this minute, with a note. */
export async function clockInWithNote(page: Page, name: string, note: string): Promise<void> {
  await chooseInMenu(page, `More actions for ${name}`, 'Clock in at…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Clock in' }).click();
  await dialog.waitFor({ state: 'detached' });
}
