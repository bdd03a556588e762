import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** One section of the settings of a location: a form by the name of its title. */
export function section(page: Page, title: string): Locator {
  return page.getByRole('form', { name: title, exact: true });
}

/** Each field says what is wrong with it, to the eye and to a screen reader. */
export async function expectProblems(form: Locator, problems: Record<string, string>): Promise<void> {
  for (const [label, problem] of Object.entries(problems)) {
    // The whole label, with the star of what is required: another's may contain it.
    const field = form.getByLabel(new RegExp(`^${label}( \\*)?$`));
    await expect.poll(() => field.getAttribute('aria-invalid'), { message: label }).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    const words = described.split(' ').map((id) => form.locator(`[id="${id}"]`).textContent());
    expect((await Promise.all(words)).join(' '), label).toContain(problem);
  }
}
