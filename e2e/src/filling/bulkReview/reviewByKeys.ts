import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Who was decided on. */
export interface Decided {
  /** Global id of the application. */
  id: string;
  name: string;
}

/** The applicant that holds the focus. */
export async function activeApplicant(page: Page): Promise<Decided> {
  const card = page.locator('[data-application]:focus-within');
  return {
    id: (await card.getAttribute('data-application')) ?? '',
    name: (await card.getAttribute('aria-label')) ?? '',
  };
}

/** Presses a key that leads to another applicant, and says who it is. */
export async function step(page: Page, key: string): Promise<Decided> {
  await page.keyboard.press(key);
  return activeApplicant(page);
}

/** Waits until a dialog has closed and its focus is back: React Aria returns it in the frame after. */
export async function expectClosed(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor({ state: 'detached' });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** Waits until keys go to a dialog, whose code may only load. */
async function expectFocusIn(dialog: Locator): Promise<void> {
  await dialog.locator('input:focus, textarea:focus').waitFor();
}

function cardOf(page: Page, { id }: Decided): Locator {
  return page.locator(`[data-application="${id}"]`);
}

/** Expects the card to show the stage and to keep the focus. */
export async function expectStage(page: Page, applicant: Decided, stage: string): Promise<void> {
  await expect.poll(() => cardOf(page, applicant).getAttribute('data-stage')).toBe(stage);
  await expect.poll(() => activeApplicant(page)).toEqual(applicant);
}

/**
 * Selects the active applicant, overriding conflicts.
 *
 * @param note the reason for the override
 * @param look runs while the dialog is open
 * @returns the applicant, and whether they had a conflict
 */
export async function selectByKeys(
  page: Page,
  note: string,
  look: () => Promise<void>,
): Promise<Decided & { hadConflict: boolean }> {
  const applicant = await activeApplicant(page);
  const dialog = page.getByRole('dialog', { name: `Select ${applicant.name} anyway?` });
  await page.keyboard.press('s');
  await expect
    .poll(async () => [await dialog.count(), await cardOf(page, applicant).getAttribute('data-stage')])
    .not.toEqual([0, 'OPEN']);
  const hadConflict = (await dialog.count()) > 0;
  if (hadConflict) {
    await look();
    await expectFocusIn(dialog);
    await page.keyboard.type(note);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectClosed(page, dialog);
  }
  await expectStage(page, applicant, 'SELECTED');
  return { ...applicant, hadConflict };
}

/**
 * Dismisses the active applicant, for the second reason.
 *
 * @param look runs while the dialog is open
 * @returns the dismissed applicant
 */
export async function dismissByKeys(page: Page, look?: () => Promise<void>): Promise<Decided> {
  const applicant = await activeApplicant(page);
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: `Dismiss ${applicant.name}?` });
  await expectFocusIn(dialog);
  await look?.();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectClosed(page, dialog);
  await expectStage(page, applicant, 'CANCELLED');
  return applicant;
}
