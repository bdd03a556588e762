import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { TextField } from '../../fields/TextField.tsx';
import type { ServerError } from '../formErrors.ts';
import { useForm } from '../useForm.ts';
import { SaveScope } from './SaveScope.tsx';
import { SettingsSection } from './SettingsSection.tsx';

interface SectionProps {
  title: string;
  sent: string[];
  refusal?: ServerError;
  /** Awaited before a save is answered. */
  pending?: Promise<void>;
}

const schema = z.object({
  name: z.string().check(z.minLength(1, 'This field is required')),
  city: z.string(),
});

function Section({ title, sent, refusal, pending }: SectionProps) {
  const form = useForm({
    schema,
    initialValues: { name: 'Old', city: 'Rome' },
    onSubmit: async ({ name }) => {
      sent.push(`${title} ${name}`);
      await pending;
      return refusal ? [refusal] : [];
    },
    onSuccess: (values) => form.saved(values),
  });
  return (
    <SettingsSection title={title} form={form}>
      <TextField {...form.field('name')} label={`${title} name`} isRequired />
      <TextField {...form.field('city')} label={`${title} city`} />
    </SettingsSection>
  );
}

async function renderSections(refusal?: ServerError, pending?: Promise<void>) {
  const sent: string[] = [];
  const screen = await render(
    <main>
      <SaveScope>
        <Section title="Details" sent={sent} {...(pending && { pending })} />
        <Section title="Posting" sent={sent} {...(refusal && { refusal })} />
      </SaveScope>
    </main>,
  );
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  const field = (name: string) => screen.getByRole('textbox', { name });
  return { screen, sent, bar, field };
}

test('the bar comes with the first change, names what has changed, and saves all of it', async () => {
  const { screen, sent, bar, field } = await renderSections();
  await expect.element(bar).not.toBeInTheDocument();
  await field('Details name').fill('New');
  await expect.element(bar).toMatchTextContent('Unsaved changes in Details');
  await field('Posting name').fill('Newer');
  await expect.element(bar).toMatchTextContent('Unsaved changes in Details, Posting');
  await expectAccessible(screen.container);

  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent).toEqual(['Details New', 'Posting Newer']);
  await expect.element(field('Details name')).toHaveValue('New');
  expect(screen.container.contains(document.activeElement)).toBe(true);
});

test('what is typed during a save stays, unsaved', async () => {
  const response = Promise.withResolvers<void>();
  const { sent, bar, field } = await renderSections(undefined, response.promise);
  await field('Details name').fill('New');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toEqual(['Details New']);
  await field('Details name').fill('Newer');
  response.resolve();
  await expect.element(bar.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  await expect.element(field('Details name')).toHaveValue('Newer');
  await expect.element(bar).toMatchTextContent('Unsaved changes in Details');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent).toEqual(['Details New', 'Details Newer']);
});

test('discards all changes', async () => {
  const { sent, bar, field } = await renderSections();
  await field('Details name').fill('New');
  await field('Posting city').fill('Oslo');
  await bar.getByRole('button', { name: 'Discard' }).click();

  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(field('Details name')).toHaveValue('Old');
  await expect.element(field('Posting city')).toHaveValue('Rome');
  expect(sent).toEqual([]);
});

test('focuses the first error, counts them, and leads to their fields', async () => {
  const { sent, bar, field } = await renderSections({ path: ['city'], message: 'No such city' });
  await field('Details name').fill('');
  await field('Posting city').fill('Atlantis');
  await bar.getByRole('button', { name: 'Save' }).click();

  await expect.element(bar).toMatchTextContent('2 errors:');
  await expect.element(field('Details name')).toHaveFocus();
  await bar.getByRole('button', { name: 'Posting city' }).click();
  await expect.element(field('Posting city')).toHaveFocus();
  await bar.getByRole('button', { name: 'Details name' }).click();
  await expect.element(field('Details name')).toHaveFocus();
  expect(sent).toEqual(['Posting Old']);

  await field('Details name').fill('Fixed');
  await expect.element(bar).toMatchTextContent('1 error:');
});

test('leads to the section of an error that belongs to no field', async () => {
  const { bar, field } = await renderSections({ message: 'Someone else changed it' });
  await field('Posting name').fill('New');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(bar.getByRole('button', { name: 'Posting' })).toBeVisible();
});

test.each(['{Control>}s{/Control}', '{Meta>}s{/Meta}', '{Enter}'])('the key %s saves', async (keys) => {
  const { sent, bar, field } = await renderSections();
  await field('Posting city').fill('Oslo');
  await field('Details name').fill('New');
  await userEvent.keyboard(keys);

  await expect.element(bar).not.toBeInTheDocument();
  expect(sent).toEqual(['Details New', 'Posting Old']);
});

test('the browser does not offer to save the page where nothing has changed', async () => {
  const { sent } = await renderSections();
  const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(sent).toEqual([]);
});

test('the browser keeps the key on a page without forms', async () => {
  await render(<SaveScope>No forms</SaveScope>);
  const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('the bar does not cover the field that gets the focus', async () => {
  await page.viewport(390, 400);
  const { bar, field } = await renderSections();
  await field('Details name').fill('New');
  await expect.element(bar).toBeVisible();
  const last = field('Posting city');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(last).toHaveFocus();
  const gap = () => bar.element().getBoundingClientRect().top - last.element().getBoundingClientRect().bottom;
  await expect.poll(gap).toBeGreaterThan(0);
});
