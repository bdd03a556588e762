import axe from 'axe-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of each theme: only colors differ between them. */
const rulesOf = { light: standards, dark: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * What axe finds against WCAG 2.2 AA in the light theme, and about colors in the dark theme. Each entry reads
 * "light: rule: help: selector"; none means that the element passes.
 */
export async function axeViolations(element: Element = document.body): Promise<string[]> {
  const found: string[] = [];
  const root = document.documentElement;
  try {
    for (const [theme, rules] of Object.entries(rulesOf)) {
      root.dataset['theme'] = theme;
      const { violations } = await axe.run(element, {
        runOnly: [...rules],
        // A component alone is not a page.
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
        resultTypes: ['violations'],
      });
      for (const { id, help, nodes } of violations) {
        found.push(...nodes.map((node) => `${theme}: ${id}: ${help}: ${node.target.join(' ')}`));
      }
    }
  } finally {
    delete root.dataset['theme'];
  }
  return found;
}

/** Milliseconds. A single run takes seconds on a busy machine, and a run that is cut off counts as a failure. */
const timeout = 45_000;

/**
 * Fails if axe still finds violations when the element had time to settle. A popover that is closing, or a list that is
 * dimmed while it loads, is not what users read.
 */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  await expect.poll(() => axeViolations(element), { timeout }).toEqual([]);
}
