import type { FormState } from '../ui/forms/useForm.ts';
import type { PostingValues, ShiftLineValues } from './postingValues.ts';

/** The state of the whole form, as its sections take it. */
export type PostingForm = FormState<PostingValues>;

/** One line of the form, to show and to change. */
export interface LineForm {
  readonly line: ShiftLineValues;
  readonly change: (facts: Partial<ShiftLineValues>) => void;
  /** What is wrong with a field of the line. */
  readonly errorAt: (field: keyof ShiftLineValues, day?: string) => string | undefined;
}

/** The line at this place of the form; undefined where there is none. */
export function lineForm(form: PostingForm, index: number): LineForm | undefined {
  const line = form.values.lines[index];
  if (!line) return undefined;
  return {
    line,
    change: (facts) =>
      form.setValue(
        'lines',
        form.values.lines.map((other, at) => (at === index ? { ...other, ...facts } : other)),
      ),
    errorAt: (field, day) => form.errorAt(['lines', index, field, ...(day ? [day] : [])].join('.')),
  };
}
