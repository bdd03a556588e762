import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Lets pros act by themselves, or stops them, in the sandbox's open panel. */
export async function turnPros(page: Page, isOn: boolean): Promise<void> {
  const pros = page.getByRole('switch', { name: /Pros act by themselves/ });
  if ((await pros.isChecked()) !== isOn) await pros.click();
  await expect.poll(() => pros.isEnabled()).toBe(true);
  expect(await pros.isChecked()).toBe(isOn);
}

/** Moves the time from the panel, and waits until what was due on the way has happened. */
export async function moveTime(page: Page, by: string): Promise<void> {
  const button = page.getByRole('button', { name: by, exact: true });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy'), { timeout: 120_000 }).toBeNull();
}
