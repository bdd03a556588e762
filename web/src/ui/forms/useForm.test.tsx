import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { expectAccessible } from '../../testing/axe.ts';
import { Button } from '../actions/Button.tsx';
import { CheckboxGroup } from '../fields/CheckboxGroup.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { Form } from './Form.tsx';
import type { ServerError } from './formErrors.ts';
import { Select } from '../fields/Select.tsx';
import { passTime, pressEnter, typeOver } from '../../testing/testClock.ts';
import { TextField } from '../fields/TextField.tsx';
import { useForm } from './useForm.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name is required'), z.maxLength(10, 'Name is too long')),
  email: z.string().check(z.includes('@', 'Invalid email address')),
});

type Submit = (values: z.infer<typeof schema>) => Promise<readonly ServerError[] | void>;

const initialValues = { name: '', email: '' };

function Profile({ onSubmit }: { onSubmit: Submit }) {
  const form = useForm({ schema, initialValues, onSubmit });
  return (
    <Form form={form} aria-label="Profile">
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="Email" />
      <Button type="submit" isLoading={form.isSubmitting}>
        Save
      </Button>
      <Button onPress={() => form.reset()}>Reset</Button>
      <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
    </Form>
  );
}

async function renderProfile(response: readonly ServerError[] | void) {
  const onSubmit = vi.fn<Submit>().mockResolvedValue(response);
  const screen = await render(<Profile onSubmit={onSubmit} />);
  return {
    onSubmit,
    screen,
    name: screen.getByRole('textbox', { name: 'Name' }),
    email: screen.getByRole('textbox', { name: 'Email' }),
    save: screen.getByRole('button', { name: 'Save' }),
    shows: (text: string) => screen.container.textContent?.includes(text) ?? false,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('before the first submit', () => {
  test('nothing is an error before the first submit, however wrong the values are', async () => {
    const { email, shows } = await renderProfile();
    await typeOver(email, 'no address');
    await passTime(2_000);
    expect(shows('Invalid email address')).toBe(false);
    await expect.element(email).not.toHaveAttribute('aria-invalid');
  });
});

describe('on submit', () => {
  test('a submit shows all errors at once, focuses the first bad field and sends nothing', async () => {
    const { name, email, save, shows, onSubmit } = await renderProfile();
    await pressEnter(save);
    expect(shows('Name is required')).toBe(true);
    expect(shows('Invalid email address')).toBe(true);
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveAccessibleDescription('Invalid email address');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('the first bad field is the first in the page that is bad', async () => {
    const { name, email, save } = await renderProfile();
    await typeOver(name, 'Maria');
    await pressEnter(save);
    await expect.element(email).toHaveFocus();
  });

  test('valid values are submitted once while a submit is pending', async () => {
    const response = Promise.withResolvers<void>();
    const onSubmit = vi.fn<Submit>(() => response.promise);
    const screen = await render(<Profile onSubmit={onSubmit} />);
    await screen.getByRole('textbox', { name: 'Name' }).fill('Maria');
    await screen.getByRole('textbox', { name: 'Email' }).fill('maria@example.com');
    const form = screen.container.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    const save = screen.getByRole('button', { name: 'Save' });
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Maria', email: 'maria@example.com' }]]);
    response.resolve();
    await expect.element(save).not.toHaveAttribute('aria-busy');
  });
});

describe('after the first submit', () => {
  test('an error appears 500 ms after the change that caused it, once the form was submitted', async () => {
    const { name, save, shows } = await renderProfile();
    await typeOver(name, 'Maria');
    await pressEnter(save);
    await typeOver(name, 'Maria Magdalena');
    await passTime(499);
    expect(shows('Name is too long')).toBe(false);
    await passTime(1);
    expect(shows('Name is too long')).toBe(true);
  });

  test('an error disappears at once when it is fixed', async () => {
    const { name, save, shows } = await renderProfile();
    await pressEnter(save);
    await typeOver(name, 'Maria');
    expect(shows('Name is required')).toBe(false);
    expect(shows('Invalid email address')).toBe(true);
  });

  test('an error that gives way to another goes at once, and the other waits', async () => {
    const { name, save, shows } = await renderProfile();
    await pressEnter(save);
    await typeOver(name, 'Maria Magdalena');
    expect(shows('Name is required')).toBe(false);
    expect(shows('Name is too long')).toBe(false);
    await passTime(500);
    expect(shows('Name is too long')).toBe(true);
  });

  test('each further change of the field restarts the delay', async () => {
    const { name, save, shows } = await renderProfile();
    await typeOver(name, 'Maria');
    await pressEnter(save);
    await typeOver(name, 'Maria Magdalena');
    await passTime(400);
    await typeOver(name, 'Maria Magdalena Lopez');
    await passTime(499);
    expect(shows('Name is too long')).toBe(false);
    await passTime(1);
    expect(shows('Name is too long')).toBe(true);
  });

  test('a change of one field neither hurries nor delays the error of another', async () => {
    const { name, email, save, shows } = await renderProfile();
    await typeOver(name, 'Maria');
    await typeOver(email, 'maria@example.com');
    await pressEnter(save);
    await typeOver(name, '');
    await passTime(300);
    await typeOver(email, 'maria');
    await passTime(200);
    expect(shows('Name is required')).toBe(true);
    expect(shows('Invalid email address')).toBe(false);
    await passTime(300);
    expect(shows('Invalid email address')).toBe(true);
  });

  test('an error that is fixed within its delay never shows', async () => {
    const { name, save, shows } = await renderProfile();
    await typeOver(name, 'Maria');
    await pressEnter(save);
    await typeOver(name, '');
    await passTime(300);
    await typeOver(name, 'Ana');
    await passTime(1_000);
    expect(shows('Name is required')).toBe(false);
  });

  test('a submit shows what still waits', async () => {
    const { name, save, shows } = await renderProfile();
    await typeOver(name, 'Maria');
    await pressEnter(save);
    await typeOver(name, '');
    await pressEnter(save);
    expect(shows('Name is required')).toBe(true);
  });
});

/** Sends good values that the server refuses. */
async function send(response: readonly ServerError[]) {
  const profile = await renderProfile(response);
  await typeOver(profile.name, 'Maria');
  await typeOver(profile.email, 'maria@example.com');
  await pressEnter(profile.save);
  return profile;
}

describe('server errors', () => {
  test('server errors are shown at their field, which is focused, until it changes', async () => {
    const { name, email, screen, shows } = await send([{ path: ['input', 'email'], message: 'In use' }]);
    await expect.element(screen.getByText('In use')).toBeInTheDocument();
    await expect.element(email).toHaveFocus();
    await typeOver(name, 'Ana');
    expect(shows('In use')).toBe(true);
    await typeOver(email, 'ana@example.com');
    expect(shows('In use')).toBe(false);
  });

  test('server errors that belong to no field are shown above the form and announced', async () => {
    const { screen, save } = await send([{ path: null, message: 'Try again later' }]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Try again later');
    vi.useRealTimers();
    await expectAccessible(screen.container);
    // The button may be far below what is said.
    (save.element() as HTMLElement).style.marginBlockStart = '3000px';
    await pressEnter(save);
    await expect.element(screen.getByRole('alert')).toBeInViewport();
  });
});

describe('isDirty', () => {
  test('isDirty says whether a value differs from the beginning', async () => {
    const { name, screen } = await renderProfile();
    await typeOver(name, 'Maria');
    await expect.element(screen.getByText('changed', { exact: true })).toBeInTheDocument();
    await typeOver(name, '');
    await expect.element(screen.getByText('unchanged')).toBeInTheDocument();
  });

  test('isDirty is over after a reset, as are values and errors', async () => {
    const { name, screen, save, shows } = await renderProfile();
    await typeOver(name, 'Maria Magdalena');
    await pressEnter(save);
    await pressEnter(screen.getByRole('button', { name: 'Reset' }));
    await expect.element(name).toHaveValue('');
    await expect.element(screen.getByText('unchanged')).toBeInTheDocument();
    expect(shows('Invalid email address')).toBe(false);
  });
});

test('choices take part: an unchosen Select and group are bad fields that can have the focus', async () => {
  const choices = z.object({
    reason: z.nullable(z.string()).check(z.refine((reason) => reason !== null, 'Choose a reason')),
    days: z.array(z.string()).check(z.minLength(1, 'Choose a day')),
  });
  const start: z.input<typeof choices> = { reason: null, days: [] };
  function Choices() {
    const form = useForm({ schema: choices, initialValues: start, onSubmit: () => Promise.resolve() });
    return (
      <Form form={form}>
        <CheckboxGroup {...form.field('days')} label="Days" options={[{ value: 'mo', label: 'Monday' }]} />
        <Select {...form.field('reason')} label="Reason" options={[{ value: 'other', label: 'Other' }]} />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  const screen = await render(<Choices />);
  await pressEnter(screen.getByRole('button', { name: 'Send' }));
  await expect.element(screen.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
  await screen.getByRole('checkbox', { name: 'Monday' }).click();
  await pressEnter(screen.getByRole('button', { name: 'Send' }));
  await expect.element(screen.getByRole('combobox', { name: 'Reason' })).toHaveFocus();
  vi.useRealTimers();
  await expectAccessible(screen.container);
});

const codeSchema = z.object({ code: z.string().check(z.length(6, 'Enter the 6 digits of the code')) });

function Verify({ onVerified }: { onVerified: (code: string) => void }) {
  const form = useForm({
    schema: codeSchema,
    initialValues: { code: '' },
    onSubmit: ({ code }) => Promise.resolve(onVerified(code)),
  });
  return (
    <Form form={form}>
      <CodeField {...form.field('code')} label="Code" onCompleted={() => void form.submit()} />
    </Form>
  );
}

test('a submit that comes with a change sends the changed value', async () => {
  const onVerified = vi.fn<(code: string) => void>();
  const screen = await render(<Verify onVerified={onVerified} />);
  await typeOver(screen.getByRole('textbox', { name: 'Code' }), '004821');
  expect(onVerified.mock.calls).toEqual([['004821']]);
});
