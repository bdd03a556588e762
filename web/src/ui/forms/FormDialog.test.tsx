import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { Button } from '../actions/Button.tsx';
import { expectAccessible } from '../../testing/axe.ts';
import { UserFacingError } from '../feedback/userMessage.ts';
import { TextField } from '../fields/TextField.tsx';
import { NavigationProvider, type NavigationBlockerProps } from '../navigation/NavigationProvider.tsx';
import type { ServerError } from './formErrors.ts';
import { FormDialog } from './FormDialog.tsx';
import { useForm } from './useForm.ts';
import { expectFocusWithin } from '../../testing/expectFocusWithin.ts';

type Send = (values: { name: string }) => Promise<readonly ServerError[] | void>;

const schema = z.object({ name: z.string().check(z.minLength(1, 'Enter a name')) });

interface Props {
  onSubmit: Send;
  onSuccess: (values: { name: string }) => void;
  onClosed: () => void;
  guardsChanges?: boolean;
}

function GroupDialog({ onSubmit, onSuccess, onClosed, ...guard }: Props) {
  const form = useForm({ schema, initialValues: { name: '' }, onSubmit, onSuccess });
  return (
    <FormDialog {...guard} form={form} title="New group" submitLabel="Create group" onClosed={onClosed}>
      <TextField {...form.field('name')} label="Name" />
    </FormDialog>
  );
}

function Page(props: Omit<Props, 'onClosed'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Add</Button>
      {isOpen ? <GroupDialog {...props} onClosed={() => setIsOpen(false)} /> : null}
    </>
  );
}

async function openDialog(onSubmit: Send, guardsChanges = true) {
  const onSuccess = vi.fn<Props['onSuccess']>();
  const screen = await render(
    <Page onSubmit={onSubmit} onSuccess={onSuccess} guardsChanges={guardsChanges} />,
  );
  const trigger = screen.getByRole('button', { name: 'Add' });
  await trigger.click();
  const dialog = screen.getByRole('dialog', { name: 'New group' });
  await expect.element(dialog).toBeInTheDocument();
  return {
    screen,
    trigger,
    onSuccess,
    dialog,
    question: screen.getByRole('alertdialog', { name: 'You have unsaved changes, are you sure?' }),
    name: screen.getByRole('textbox', { name: 'Name' }),
    submit: screen.getByRole('button', { name: 'Create group' }),
    cancel: screen.getByRole('button', { name: 'Cancel' }),
  };
}

const succeed: Send = () => Promise.resolve();

describe('submit', () => {
  test('a submit closes the dialog after a success and returns the focus', async () => {
    const { dialog, name, submit, trigger, onSuccess } = await openDialog(succeed);
    await expectAccessible(dialog.element());
    await name.fill('Bar');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onSuccess.mock.calls).toEqual([[{ name: 'Bar' }]]);
    await expect.element(trigger).toHaveFocus();
  });

  test('a submit focuses an invalid field and sends nothing', async () => {
    const onSubmit = vi.fn<Send>(succeed);
    const { screen, name, submit } = await openDialog(onSubmit);
    await submit.click();
    await expect.element(screen.getByText('Enter a name')).toBeInTheDocument();
    await expect.element(name).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a submit shows a server error at its field and stays open', async () => {
    const { name, submit, onSuccess } = await openDialog(() =>
      Promise.resolve([{ path: ['input', 'name'], message: 'This name is taken' }]),
    );
    await name.fill('Bar');
    await submit.click();
    await expect.element(name).toHaveAccessibleDescription('This name is taken');
    await expect.element(name).toHaveFocus();
    expect(onSuccess).not.toHaveBeenCalled();
  });

  test('a submit shows a server error without a field in an alert', async () => {
    const { dialog, name, submit, onSuccess } = await openDialog(() =>
      Promise.resolve([{ path: null, message: 'The location is closed' }]),
    );
    await name.fill('Bar');
    await submit.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The location is closed');
    expect(onSuccess).not.toHaveBeenCalled();
  });

  test.each([
    [new UserFacingError('You are offline.'), 'You are offline.'],
    [new TypeError('x is undefined'), 'Something went wrong. Please try again.'],
  ])('a submit shows why the request failed and can be repeated (%s)', async (error, message) => {
    const onSubmit = vi.fn<Send>(succeed).mockRejectedValueOnce(error);
    const { dialog, name, submit } = await openDialog(onSubmit);
    await name.fill('Bar');
    await submit.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a submit sends once while another is pending', async () => {
    const response = Promise.withResolvers<void>();
    const onSubmit = vi.fn<Send>(() => response.promise);
    const { dialog, name, submit } = await openDialog(onSubmit);
    await name.fill('Bar');
    const form = dialog.element().querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    response.resolve();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('while a submit is pending', () => {
  test('a pending submit lets nothing close the dialog, and shows why it failed', async () => {
    const response = Promise.withResolvers<void>();
    const { screen, dialog, question, name, submit, cancel } = await openDialog(() => response.promise);
    await name.fill('Bar');
    await submit.click();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(cancel).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expectFocusWithin(dialog);
    response.reject(new UserFacingError('You are offline.'));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('You are offline.');
    await cancel.click();
    await expect.element(question).toBeInTheDocument();
  });
});

describe('close', () => {
  test('closing a form needs no confirmation without changes', async () => {
    const { dialog, cancel } = await openDialog(succeed);
    await cancel.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('closing a form asks before it discards changes', async () => {
    const { screen, dialog, question, name } = await openDialog(succeed);
    await name.fill('Bar');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Bar');
    await expectFocusWithin(dialog);
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('closing a form discards changes without a question where the dialog does not guard them', async () => {
    const { dialog, name, cancel } = await openDialog(succeed, false);
    await name.fill('Bar');
    await cancel.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('closing a form asks before a navigation discards changes', async () => {
    const proceed = vi.fn<() => void>();
    const blocked = { proceed, cancel: () => undefined };
    // A router whose next navigation is blocked as soon as something blocks it.
    const renderBlocker = ({ isBlocking, children }: NavigationBlockerProps) =>
      children(isBlocking ? blocked : null);
    const screen = await render(
      <NavigationProvider navigate={() => undefined} renderBlocker={renderBlocker}>
        <GroupDialog onSubmit={succeed} onSuccess={() => undefined} onClosed={() => undefined} />
      </NavigationProvider>,
    );
    const leave = screen.getByRole('button', { name: 'Leave without saving' });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toBeInTheDocument();
    await expect.element(leave).not.toBeInTheDocument();
    await name.fill('Bar');
    await leave.click();
    expect(proceed).toHaveBeenCalledTimes(1);
  });
});
