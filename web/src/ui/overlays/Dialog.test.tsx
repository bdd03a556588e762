import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { Button } from '../actions/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { UnsavedChangesPrompt } from '../forms/UnsavedChangesPrompt.tsx';
import { expectFocusWithin } from '../../testing/expectFocusWithin.ts';

const ignore = () => undefined;

function Page({ as: Modal = Dialog, isDismissable = true }: { as?: typeof Drawer; isDismissable?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Dismiss applicants</Button>
      <Modal
        isOpen={isOpen}
        onClosed={close}
        isDismissable={isDismissable}
        title="Dismiss 2 applicants"
        description="They are notified immediately."
        footer={<Button onPress={close}>Done</Button>}
      >
        Choose a reason.
      </Modal>
    </>
  );
}

async function open(ui: React.ReactNode) {
  const screen = await render(ui);
  const trigger = screen.getByRole('button', { name: 'Dismiss applicants' });
  await trigger.click();
  const dialog = screen.getByRole('dialog', { name: 'Dismiss 2 applicants' });
  await expect.element(dialog).toBeInTheDocument();
  return { screen, trigger, dialog };
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_, Modal) => {
  test('a dialog is named and described by its texts', async () => {
    const { dialog } = await open(<Page as={Modal} />);
    await expect.element(dialog).toHaveAccessibleDescription('They are notified immediately.');
  });

  test('keeps the focus inside and gives it back when Escape closes it', async () => {
    const { dialog, trigger } = await open(<Page as={Modal} />);
    await expectFocusWithin(dialog);
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}']) {
      await userEvent.keyboard(key);
      await expectFocusWithin(dialog);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  test('a dialog is closed by its close button and by what its footer does', async () => {
    const { dialog, screen, trigger } = await open(<Page as={Modal} />);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await trigger.click();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('stays when it may not be dismissed', async () => {
    const { dialog, screen } = await open(<Page as={Modal} isDismissable={false} />);
    await expectFocusWithin(dialog);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  test.each([360, 1024])('fits a window of %i px and has no accessibility violation', async (width) => {
    await page.viewport(width, 740);
    const { dialog } = await open(<Page as={Modal} />);
    await expect.poll(() => dialog.element().getBoundingClientRect().right).toBeLessThanOrEqual(width);
    await expect.poll(() => dialog.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expectAccessible();
  });
});

test('nothing of a dialog is in the page before it opens', async () => {
  await render(<Page />);
  expect(document.body.textContent).not.toContain('Choose a reason.');
});

describe('ConfirmDialog', () => {
  test('a confirmation interrupts for a yes or a no', async () => {
    const onConfirmed = vi.fn<() => void>();
    const onCancelled = vi.fn<() => void>();
    const screen = await render(
      <ConfirmDialog
        isOpen
        title="Cancel this shift?"
        confirmLabel="Cancel shift"
        cancelLabel="Keep it"
        isDestructive
        onConfirmed={onConfirmed}
        onCancelled={onCancelled}
      >
        Three pros are notified immediately.
      </ConfirmDialog>,
    );
    await expect.element(screen.getByRole('alertdialog', { name: 'Cancel this shift?' })).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Cancel shift' }).click();
    await screen.getByRole('button', { name: 'Keep it' }).click();
    expect(onConfirmed).toHaveBeenCalledTimes(1);
    expect(onCancelled).toHaveBeenCalledTimes(1);
  });

  test('a confirmation cannot be left while its action is pending', async () => {
    const onCancelled = vi.fn<() => void>();
    const screen = await render(
      <ConfirmDialog
        isOpen
        isLoading
        title="Cancel this shift?"
        confirmLabel="Cancel shift"
        onConfirmed={ignore}
        onCancelled={onCancelled}
      />,
    );
    await expect.element(screen.getByRole('button', { name: 'Cancel shift' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onCancelled).not.toHaveBeenCalled();
  });
});

describe('UnsavedChangesPrompt', () => {
  test('unsaved changes are asked about in the agreed words, and Escape stays', async () => {
    const onStay = vi.fn<() => void>();
    const onLeave = vi.fn<() => void>();
    const screen = await render(<UnsavedChangesPrompt isOpen onStay={onStay} onLeave={onLeave} />);
    await expect
      .element(screen.getByRole('alertdialog', { name: 'You have unsaved changes, are you sure?' }))
      .toBeInTheDocument();
    await expectAccessible();
    await expectFocusWithin(screen.getByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    expect(onStay).toHaveBeenCalledTimes(1);
    await screen.getByRole('button', { name: 'Leave without saving' }).click();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
