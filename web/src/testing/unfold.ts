import type { Locator } from 'vitest/browser';

/** Opens folded sections of a form by their titles. */
export async function unfold(
  screen: Pick<Locator, 'getByRole'>,
  ...titles: readonly string[]
): Promise<void> {
  for (const name of titles) await screen.getByRole('heading', { name, exact: true }).click();
}
