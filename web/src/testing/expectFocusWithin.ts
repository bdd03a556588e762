import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Waits until keys reach a dialog. The focus moves into it after it shows, and back only after another one is gone. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect.poll(() => part.element().contains(document.activeElement)).toBe(true);
}
