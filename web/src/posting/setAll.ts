import type { PostingForm } from './PostingForm.ts';
import type { PostingValues } from './postingValues.ts';

/** Changes several values of the form at once. */
export function setAll(form: PostingForm, values: Partial<PostingValues>): void {
  const set = <Name extends keyof PostingValues>(name: Name, value: PostingValues[Name] | undefined) => {
    if (value !== undefined) form.setValue(name, value);
  };
  for (const name of Object.keys(values) as (keyof PostingValues)[]) set(name, values[name]);
}
