import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { widths } from './widths.ts';

/** Fails with the rule and the elements for every violation of WCAG 2.2 AA or of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, new AxeBuilder({ page }));
}

/** The part of it that depends on colors, for the other theme of a page that was seen already: it takes half the time. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolations(
    page,
    new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']),
  );
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  // In the page itself: it has no frames but Stripe's, and a second page to gather what frames say triples the time.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow, `${page.url()} is too wide`).toBeLessThanOrEqual(0);
}

/** What every screen of a journey must be: usable for everybody, and within the window. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** The same on a phone and at a desk, where a journey need not be gone twice; leaves the window as at a desk. */
export async function expectGoodOnEveryDevice(page: Page): Promise<void> {
  for (const { viewport } of widths) {
    await page.setViewportSize(viewport);
    await expectGoodScreen(page);
  }
}
