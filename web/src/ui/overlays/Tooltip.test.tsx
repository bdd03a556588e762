import Heart from 'lucide-react/icons/heart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { Button } from '../actions/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function renderFavorite() {
  const screen = await render(
    <div style={{ padding: '100px' }}>
      <Tooltip text="Offer them your next shifts first">
        <Button iconOnly aria-label="Favorite" icon={<Heart />} />
      </Tooltip>
      <Button>Next</Button>
    </div>,
  );
  const tip = screen.container.querySelector('[role="tooltip"]');
  return {
    screen,
    button: screen.getByRole('button', { name: 'Favorite' }),
    isShown: () => tip?.matches(':popover-open'),
  };
}

test('shows on keyboard focus and goes on Escape and on leaving', async () => {
  const { isShown } = await renderFavorite();
  expect(isShown()).toBe(false);
  await userEvent.keyboard('{Tab}');
  expect(isShown()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  expect(isShown()).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(isShown()).toBe(false);
});

test('shows when a mouse rests on it, not when it passes', async () => {
  const { button, isShown } = await renderFavorite();
  const anchor = button.element().parentElement;
  anchor?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
  vi.advanceTimersByTime(399);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
  anchor?.dispatchEvent(
    new PointerEvent('pointerout', { pointerType: 'mouse', bubbles: true, relatedTarget: document.body }),
  );
  expect(isShown()).toBe(false);
});

test('describes its element also while it is hidden', async () => {
  const { button, screen } = await renderFavorite();
  await expect.element(button).toHaveAccessibleDescription('Offer them your next shifts first');
  vi.useRealTimers();
  await userEvent.keyboard('{Tab}');
  await expectAccessible(screen.container);
});
