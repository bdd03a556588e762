import { expect, test, vi } from 'vitest';
import { createSavedForms, type SavedForm } from './savedForms.ts';

const form = (title: string, facts: Partial<SavedForm> = {}): SavedForm => ({
  title,
  isDirty: true,
  badFields: [],
  submit: () => Promise.resolve(true),
  discard: () => undefined,
  hasChanges: () => false,
  ...facts,
});

function makeForms() {
  const onSaved = vi.fn<() => void>();
  const onRefused = vi.fn<() => void>();
  return { forms: createSavedForms({ onSaved, onRefused }), onSaved, onRefused };
}

test('keeps the forms in the order in which they came, and reports each change', () => {
  const { forms } = makeForms();
  const listener = vi.fn<() => void>();
  const unsubscribe = forms.subscribe(listener);
  forms.put('1', form('Details'));
  forms.put('2', form('Posting'));
  forms.put('1', form('Details', { isDirty: false }));
  expect(forms.state().forms.map(({ title, isDirty }) => [title, isDirty])).toEqual([
    ['Details', false],
    ['Posting', true],
  ]);
  expect(forms.state()).toBe(forms.state());
  expect(listener).toHaveBeenCalledTimes(3);

  unsubscribe();
  forms.put('2', null);
  expect(forms.state().forms).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('saves the changed forms one after the other, also after one was refused', async () => {
  const { forms, onSaved, onRefused } = makeForms();
  const steps: string[] = [];
  const step = (title: string, isSaved: boolean) => async () => {
    steps.push(`${title} begins`);
    await Promise.resolve();
    steps.push(`${title} ends`);
    return isSaved;
  };
  forms.put('1', form('one', { submit: step('one', false) }));
  forms.put('2', form('two', { isDirty: false, submit: step('two', true) }));
  forms.put('3', form('three', { submit: step('three', true) }));

  const saving = forms.save();
  expect(forms.state().isSaving).toBe(true);
  await forms.save();
  await saving;
  expect(steps).toEqual(['one begins', 'one ends', 'three begins', 'three ends']);
  expect(forms.state()).toMatchObject({ isSaving: false, settled: 0 });
  expect(onSaved).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledTimes(1);

  forms.put('1', null);
  await forms.save();
  expect(forms.state().settled).toBe(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('saves a form as it is when its turn comes, or as it was if it has gone', async () => {
  const { forms, onSaved } = makeForms();
  const sent: string[] = [];
  const send = (what: string) => () => {
    sent.push(what);
    return Promise.resolve(true);
  };
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  forms.put('1', form('one', { submit: () => answer }));
  forms.put('2', form('two', { submit: send('two as it was') }));
  forms.put('3', form('three', { submit: send('three as it was') }));

  const saving = forms.save();
  forms.put('2', form('two', { submit: send('two as it is') }));
  forms.put('3', null);
  resolve(true);
  await saving;
  expect(sent).toEqual(['two as it is', 'three as it was']);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('does not report a save as whole while a form has changes that came since', async () => {
  const { forms, onSaved, onRefused } = makeForms();
  forms.put('1', form('one', { hasChanges: () => true }));
  await forms.save();
  expect(forms.state()).toMatchObject({ isSaving: false, settled: 0 });
  expect(onSaved).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});

test('saves nothing where nothing has changed', async () => {
  const { forms, onSaved } = makeForms();
  forms.put('1', form('one', { isDirty: false }));
  await forms.save();
  expect(onSaved).not.toHaveBeenCalled();
});

test('discards the changed forms only', () => {
  const { forms } = makeForms();
  const discard = vi.fn<() => void>();
  const untouched = vi.fn<() => void>();
  forms.put('1', form('one', { discard }));
  forms.put('2', form('two', { isDirty: false, discard: untouched }));
  forms.discard();
  expect(discard).toHaveBeenCalledTimes(1);
  expect(untouched).not.toHaveBeenCalled();
  expect(forms.state().settled).toBe(1);
});
