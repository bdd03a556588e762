import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { ConfirmActionDialog, type ConfirmActionDialogProps } from './ConfirmActionDialog.tsx';

type Action = ConfirmActionDialogProps['action'];

async function openDialog(action: Action) {
  const onSuccess = vi.fn<() => void>();
  const onClosed = vi.fn<() => void>();
  const screen = await render(
    <ConfirmActionDialog
      isDestructive
      title="Delete Bar?"
      confirmLabel="Delete"
      action={action}
      onSuccess={onSuccess}
      onClosed={onClosed}
    >
      Its pros stay in your network.
    </ConfirmActionDialog>,
  );
  return { screen, onSuccess, onClosed, confirm: screen.getByRole('button', { name: 'Delete' }) };
}

test('runs nothing until it is confirmed', async () => {
  const action = vi.fn<Action>();
  const { screen, onSuccess, onClosed } = await openDialog(action);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(action).not.toHaveBeenCalled();
  expect(onSuccess).not.toHaveBeenCalled();
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('closes after a success', async () => {
  const { confirm, onSuccess, onClosed } = await openDialog(() => Promise.resolve([]));
  await confirm.click();
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

test('shows the first error and can be repeated', async () => {
  const action = vi
    .fn<Action>()
    .mockResolvedValueOnce([{ message: 'A shift uses it' }, { message: 'Another error' }])
    .mockResolvedValueOnce([]);
  const { screen, confirm, onSuccess, onClosed } = await openDialog(action);
  await confirm.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('A shift uses it');
  expect(onSuccess).not.toHaveBeenCalled();
  expect(onClosed).not.toHaveBeenCalled();
  await expectAccessible();
  await confirm.click();
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
});

test('shows that the request failed', async () => {
  const { screen, confirm, onClosed } = await openDialog(() => Promise.reject(new TypeError('x')));
  await confirm.click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.');
  expect(onClosed).not.toHaveBeenCalled();
});

test('runs once, and cannot be closed while the action is pending', async () => {
  const response = Promise.withResolvers<void>();
  const action = vi.fn<Action>(() => response.promise);
  const { screen, confirm, onClosed } = await openDialog(action);
  await expect.element(confirm).toBeInTheDocument();
  const button = confirm.element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onClosed).not.toHaveBeenCalled();
  response.resolve();
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  expect(action).toHaveBeenCalledTimes(1);
});
