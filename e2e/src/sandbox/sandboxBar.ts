import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Turns simulated pros on or off in the open sandbox panel. */
export async function turnPros(page: Page, isOn: boolean): Promise<void> {
  const pros = page.getByRole('switch', { name: /Simulate pros/ });
  if ((await pros.isChecked()) !== isOn) await pros.click();
  await expect.poll(() => pros.isEnabled()).toBe(true);
  await expect.poll(() => pros.isChecked()).toBe(isOn);
}

/** Moves the clock from the panel, and waits until all due work is done. */
export async function moveTime(page: Page, by: string): Promise<void> {
  const button = page.getByRole('button', { name: by, exact: true });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
}
