import axe from 'axe-core';

const themes = ['light', 'dark'] as const;

/**
 * What axe finds against WCAG 2.2 AA, once in the light and once in the dark theme. Each entry reads
 * "light: rule: help: selector"; none means that the element passes.
 */
export async function axeViolations(element: Element = document.body): Promise<string[]> {
  const found: string[] = [];
  const root = document.documentElement;
  for (const theme of themes) {
    root.dataset['theme'] = theme;
    const { violations } = await axe.run(element, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // A component alone is no page.
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    for (const { id, help, nodes } of violations) {
      found.push(...nodes.map((node) => `${theme}: ${id}: ${help}: ${node.target.join(' ')}`));
    }
  }
  delete root.dataset['theme'];
  return found;
}
