import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { Menu, type MenuEntry } from './Menu.tsx';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';

async function renderMenu(more: readonly MenuEntry[] = []) {
  const onEdit = vi.fn<() => void>();
  const navigate = vi.fn<(href: string) => void>();
  const screen = await render(
    <NavigationProvider navigate={navigate}>
      <Menu
        label="Shift"
        items={[
          { id: 'edit', label: 'Edit', onAction: onEdit },
          { id: 'copy', label: 'Copy', isDisabled: true, disabledReason: 'Location admins only' },
          'separator',
          { id: 'open', label: 'Open', href: '/gigs/7' },
          ...more,
        ]}
      />
    </NavigationProvider>,
  );
  return { screen, onEdit, navigate, trigger: screen.getByRole('button', { name: 'Shift' }) };
}

test('a menu does what is chosen, closes and gives the focus back', async () => {
  const { screen, trigger, onEdit } = await renderMenu();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(screen.getByRole('menu', { name: 'Shift' })).toBeInTheDocument();
  await screen.getByRole('menuitem', { name: 'Edit' }).click();
  expect(onEdit).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('works by keyboard alone and skips what is disabled', async () => {
  const { screen, trigger, onEdit } = await renderMenu();
  await userEvent.keyboard('{Tab}');
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(onEdit).not.toHaveBeenCalled();
  await expect.element(trigger).toHaveFocus();
});

test('an entry with a link is one, and goes there on the client', async () => {
  const { screen, trigger, navigate } = await renderMenu();
  await trigger.click();
  const link = screen.getByRole('menuitem', { name: 'Open' });
  await expect.element(link).toHaveAttribute('href', '/gigs/7');
  await link.click();
  await expect.poll(() => navigate.mock.calls[0]?.[0]).toBe('/gigs/7');
});

test('a disabled entry says why', async () => {
  const { screen, trigger } = await renderMenu();
  await trigger.click();
  const copy = screen.getByRole('menuitem', { name: /Copy/ });
  await expect.element(copy).toHaveAttribute('aria-disabled', 'true');
  await expect.element(copy.getByText('Location admins only')).toBeInTheDocument();
});

test('ticks what is chosen among the choices of its group, and leaves actions actions', async () => {
  const screen = await render(
    <Menu
      label="Account menu"
      selectedId="dark"
      items={[
        { id: 'light', label: 'Light' },
        { id: 'dark', label: 'Dark' },
        'separator',
        { id: 'sign-out', label: 'Sign out' },
      ]}
    >
      Maria Lopez
    </Menu>,
  );
  await screen.getByRole('button', { name: 'Maria Lopez Account menu' }).click();
  await expect.element(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await expect.element(screen.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
  await expectAccessible();
});

test('a menu has no accessibility violation, closed and open', async () => {
  const { screen, trigger } = await renderMenu([
    {
      id: 'cancel',
      label: 'Cancel shift',
      isDestructive: true,
      description: 'Pros are notified immediately',
    },
  ]);
  await expectAccessible();
  await trigger.click();
  await expect.element(screen.getByRole('menu')).toBeInTheDocument();
  await expectAccessible();
});
