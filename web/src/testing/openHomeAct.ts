import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeHome, type makeHomeItem } from './homes.ts';
import { renderApp } from './renderApp.tsx';
import { makeLocation } from './world.ts';

/** Opens the home with one item, and its act by the keyboard. */
export async function openHomeAct(
  item: ReturnType<typeof makeHomeItem>,
  action: string,
  {
    home: facts = {},
    location = {},
    root = {},
  }: Partial<Record<'home' | 'location' | 'root', Record<string, unknown>>>,
) {
  const home = makeHome({ items: [item], ...facts });
  const daySchedule = { from: '2099-01-15', until: '2099-01-15', gigs: [] };
  const app = await renderApp('/locations/1/home', {
    location: () => makeLocation(1, { home, daySchedule, ...location }),
    ...root,
  });
  const toggle = app.screen.getByRole('button', { name: action });
  await expect.element(toggle).toBeVisible();
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  return { ...app, home };
}
