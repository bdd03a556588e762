import type { GigTermIn } from '@brigade/domain/schedule/terms/gigTerms.ts';
import type { FormState } from '../../ui/forms/useForm.ts';
import type { TermForm } from '../terms/TermForm.ts';
import type { PostingValues, ShiftLineValues } from './postingValues.ts';

export type PostingForm = FormState<PostingValues>;

/** One line of the form, to show and to change. */
export interface LineForm {
  readonly line: ShiftLineValues;
  readonly change: (facts: Partial<ShiftLineValues>) => void;
  readonly errorAt: (field: keyof ShiftLineValues, day?: string) => string | undefined;
  /** The line as the fields of gig terms use it. */
  readonly terms: TermForm<GigTermIn<'line'>>;
}

/** The line at this index; undefined if there is none. */
export function lineForm(form: PostingForm, index: number): LineForm | undefined {
  const line = form.values.lines[index];
  if (!line) return undefined;
  const change = (facts: Partial<ShiftLineValues>) =>
    form.setValue(
      'lines',
      form.values.lines.map((other, at) => (at === index ? { ...other, ...facts } : other)),
    );
  const errorAt = (field: keyof ShiftLineValues, day?: string) =>
    form.errorAt(['lines', index, field, ...(day ? [day] : [])].join('.'));
  return {
    line,
    change,
    errorAt,
    terms: { values: line, setValue: (name, value) => change({ [name]: value }), errorAt },
  };
}

/** Changes several values of the form. */
export function setValues(form: PostingForm, values: Partial<PostingValues>): void {
  const set = <Name extends keyof PostingValues>(name: Name, value: PostingValues[Name] | undefined) => {
    if (value !== undefined) form.setValue(name, value);
  };
  for (const name of Object.keys(values) as (keyof PostingValues)[]) set(name, values[name]);
}

/** Whether one of these values has an error. */
export function hasErrorAt(form: PostingForm, names: readonly (keyof PostingValues)[]): boolean {
  return names.some((name) => form.errorAt(name) !== undefined);
}
