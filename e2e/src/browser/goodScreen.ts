import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { widths } from './widths.ts';

/** Fails when the page is wider than the window, and names the last element beyond its edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  // Polled: after a change of the window, some parts follow in a later frame.
  await expect
    .poll(() => page.evaluate(describeOverflow), { message: `${page.url()} at ${width} px is too wide` })
    .toBe('');
}

/** Runs in the page: "8 px, <button class=...>Pay". Empty when everything fits. */
const describeOverflow = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return '';
  const isBeyond = (element) => element.getBoundingClientRect().right > clientWidth;
  const last = [...document.body.querySelectorAll('*')].findLast(isBeyond);
  return (scrollWidth - clientWidth) + ' px, ' + last?.outerHTML.slice(0, 200);
})()`;

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
