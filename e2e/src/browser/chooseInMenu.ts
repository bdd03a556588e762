import type { Page } from 'playwright';

/** Does one of the things that a menu offers. */
export async function chooseInMenu(page: Page, menu: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
