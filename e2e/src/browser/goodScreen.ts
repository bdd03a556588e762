import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { widths } from './widths.ts';

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Polled: after a change of the window, some parts follow in a later frame.
  const overflow = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  await expect.poll(overflow, { message: `${page.url()} is too wide` }).toBeLessThanOrEqual(0);
}

/** What every state of a screen must be: accessible, and within the window. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Checks a state of a screen on a phone and at a desk, and leaves the window as it was. */
export async function expectGoodOnEveryDevice(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { viewport } of widths) {
    await page.setViewportSize(viewport);
    await expectGoodScreen(page);
  }
  if (before) await page.setViewportSize(before);
}
