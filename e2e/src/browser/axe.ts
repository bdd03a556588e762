import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The part of axe that tests use, as it is called in the page. */
interface AxeInPage {
  axe?: { run(options: RunOptions): Promise<AxeResults> };
}

/** Every document gets the script once: the minified one is less than half the size. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with the rule and the elements for every violation of WCAG 2.2 AA or of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, {});
}

/** The rules that depend on colors, for the other theme of a page that was checked already: they take half the time. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(script);
  // Polled: a list that is dimmed while it loads is not what users read.
  const violations = async () => {
    // Only violations: what passes would be described element by element.
    const found = await page.evaluate(runAxe, { ...options, resultTypes: ['violations' as const] });
    // As one text, because a report abbreviates lists.
    return found.join('\n');
  };
  await expect.poll(violations, { message: page.url() }).toBe('');
}

/** Runs in the page, and returns each rule that is violated with its elements. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const results = await (window as AxeInPage).axe?.run(options);
  if (!results) throw new Error('axe did not load');
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
