import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { makeHome } from '../../testing/homes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeGig, makeLocation } from '../../testing/world.ts';

const root = {
  location: ({ databaseId }: { databaseId: number }) =>
    makeLocation(databaseId, { gigs: () => connection([makeGig(databaseId)], {}), home: makeHome() }),
};

async function open(path = '/locations/1/home', stored = {}) {
  const app = await renderApp(path, root, true, stored);
  // The keys come with the button.
  await expect.element(app.screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  const pathname = () => app.router.state.location.pathname;
  return { ...app, pathname };
}

describe('the keys', () => {
  test('G and a letter go to a page, G and another letter nowhere', async () => {
    const { pathname } = await open();
    /** Two keys that follow each other too late, on a machine that is busy, are none: users press them again. */
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      return pathname();
    };
    await userEvent.keyboard('gq');
    await userEvent.keyboard('h');
    expect(pathname()).toBe('/locations/1/home');
    await expect.poll(() => press('gh')).toBe('/locations/1');
    await expect.poll(() => press('gt')).toBe('/locations/1/home');
  });

  test('single keys do nothing while a text is typed', async () => {
    const { screen, pathname } = await open('/locations/1');
    const search = screen.getByRole('searchbox').first();
    await search.fill('dinner');
    await userEvent.keyboard('gtn?');
    await expect.element(search).toHaveValue('dinnergtn?');
    expect(pathname()).toBe('/locations/1');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('single keys do nothing while a list of options has the focus, closed as it is', async () => {
    const { screen, pathname } = await open('/locations/1');
    const order = screen.getByRole('combobox', { name: /^Sort/ });
    await expect.element(order).toBeVisible();
    (order.element() as HTMLElement).focus();
    await userEvent.keyboard('?n');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(order).toHaveFocus();
    expect(pathname()).toBe('/locations/1');
  });

  test('single keys do nothing while a dialog is open', async () => {
    const { screen, pathname } = await open();
    await screen.getByRole('button', { name: /^Location: Grill 1/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Switch location' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await expect.element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('n{Control>}k{/Control}gs');
    expect(pathname()).toBe('/locations/1/home');
    await expect.element(screen.getByRole('dialog')).toHaveLength(1);
  });

  test('single keys work while a toast is shown', async () => {
    const { screen } = await open();
    toast({ tone: 'success', title: 'Link copied' });
    await expect.element(screen.getByText('Link copied')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  });

  test('the keys are listed by the question mark, and turned off and on there', async () => {
    const { screen, pathname } = await open();
    await userEvent.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(dialog.getByText('Go to Schedule')).toBeVisible();
    await expect.element(dialog.getByText('G then S')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('switch', { name: /^Single-key shortcuts/ }).click();
    await expect.element(dialog.getByText('Go to Schedule')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();

    await userEvent.keyboard('n?');
    expect(pathname()).toBe('/locations/1/home');
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = screen.getByRole('dialog', { name: 'Search and commands' });
    await expect.element(palette.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('keyboard');
    await expect.element(palette.getByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('switch', { name: /^Single-key shortcuts/ }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('n');
    await expect.poll(pathname).toBe('/locations/1/gigs-add');
  });

  test('keys that were turned off stay off at the next visit', async () => {
    const { screen, pathname } = await open('/locations/1/home', { 'brigade.keys': 'off' });
    await userEvent.keyboard('n?');
    expect(pathname()).toBe('/locations/1/home');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});
