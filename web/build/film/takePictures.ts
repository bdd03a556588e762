import type { Page } from 'playwright';
import type { ScenePath } from './scenePaths.ts';

/** A picture of a screen, with the part of it that the film marks. */
export interface ScenePicture {
  /** A PNG in base64. */
  readonly png: string;
  readonly mark: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** What the film does without: the bar of the sandbox. */
const hidden = '[class*="_sandbox_"] { display: none }';

/** Opens the screens one after the other, and takes a picture of each. */
export async function takePictures(
  page: Page,
  paths: Readonly<Record<string, ScenePath>>,
): Promise<Record<string, ScenePicture>> {
  const pictures: Record<string, ScenePicture> = {};
  for (const [id, { path, mark }] of Object.entries(paths)) {
    await page.goto(path);
    await page.addStyleTag({ content: hidden });
    if (id === 'post') await fillInShift(page);
    const part = page.locator(mark).first();
    await part.waitFor();
    // The search and the help come after the screen.
    await page.locator('[data-tour="help"]').waitFor();
    // Live updates keep the network busy.
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const box = await part.boundingBox();
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    pictures[id] = { png: png.toString('base64'), mark: box ?? { x: 0, y: 0, width: 0, height: 0 } };
  }
  return pictures;
}

async function fillInShift(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Position/ }).click();
  await page
    .getByRole('option', { name: /^Line Cook/ })
    .first()
    .click();
  await page.getByLabel('Hourly wage').fill('24');
  await page.getByText('Platform fee').first().waitFor();
  await page.locator('[data-tour="cost"]').getByText('Total').first().waitFor();
}
