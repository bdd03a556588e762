import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './buttonLook.ts';

const variants: ButtonVariant[] = [
  'text',
  'raised',
  'outlined',
  'contained',
  'destructive',
  'ghost',
  'disabled',
];
const sizes: ButtonSize[] = ['small', 'large', 'mainAction'];

describe('Button', () => {
  test('calls back when it is pressed by mouse and by keyboard', async () => {
    const onPress = vi.fn<() => void>();
    const screen = await render(<Button onPress={onPress}>Save</Button>);
    await screen.getByRole('button', { name: 'Save' }).click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  test('every variant in every size has no accessibility violation', async () => {
    const screen = await render(
      <>
        {sizes.map((size) =>
          variants.map((variant) => (
            <Button key={size + variant} size={size} variant={variant}>{`${size} ${variant}`}</Button>
          )),
        )}
        <Button iconOnly aria-label="Favorite" icon={<Heart />} />
        <Button isLoading>Saving</Button>
      </>,
    );
    await expectAccessible(screen.container);
  });

  test('the variant disabled is out of use', async () => {
    const onPress = vi.fn<() => void>();
    const screen = await render(
      <Button variant="disabled" onPress={onPress}>
        Full
      </Button>,
    );
    const button = screen.getByRole('button');
    await expect.element(button).toBeDisabled();
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onPress).not.toHaveBeenCalled();
  });

  test('sizes grow from small to main action, and none is below 24 px', async () => {
    const screen = await render(
      <>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </>,
    );
    const heights = sizes.map(
      (size) => screen.getByRole('button', { name: size }).element().getBoundingClientRect().height,
    );
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expect(new Set(heights).size).toBe(3);
    expect(heights[0]).toBeGreaterThanOrEqual(24);
  });

  test('a button with fullWidth fills its container', async () => {
    const screen = await render(
      <div style={{ width: '320px' }}>
        <Button fullWidth>Continue</Button>
      </div>,
    );
    expect(screen.getByRole('button').element().getBoundingClientRect().width).toBe(320);
  });

  test('a button with iconOnly is a square with a name', async () => {
    const screen = await render(<Button iconOnly aria-label="Favorite" icon={<Heart />} />);
    const { width, height } = screen
      .getByRole('button', { name: 'Favorite' })
      .element()
      .getBoundingClientRect();
    expect(width).toBe(height);
  });

  test('a button that loads is disabled and busy, and keeps name, width and focus', async () => {
    const onPress = vi.fn<() => void>();
    function Saving() {
      const [isLoading, setIsLoading] = useState(false);
      return (
        <Button
          isLoading={isLoading}
          onPress={() => {
            onPress();
            setIsLoading(true);
          }}
        >
          Save changes
        </Button>
      );
    }
    const screen = await render(<Saving />);
    const button = screen.getByRole('button', { name: 'Save changes' });
    const { width } = button.element().getBoundingClientRect();
    await button.click();
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveFocus();
    expect(button.element().getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('a button that loads says so to screen readers', async () => {
    const screen = await render(<Button isLoading>Save</Button>);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Working on it');
  });

  test('a button does not submit a form unless it is its submit button', async () => {
    const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    const screen = await render(
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <Button>Other</Button>
        <Button type="submit">Send</Button>
        <Button type="submit" isLoading>
          Sending
        </Button>
      </form>,
    );
    await screen.getByRole('button', { name: 'Other' }).click();
    screen
      .getByRole('button', { name: 'Sending' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(onSubmit).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
