import type { FieldBinding } from '../../ui/forms/useForm.ts';
import type { GigTermName } from '@brigade/domain/schedule/terms/gigTerms.ts';
import type { GigTermValues } from './termForms.ts';

/** A form, or one line of a form, that has these terms among its values. */
export interface TermForm<Name extends GigTermName> {
  readonly values: Readonly<Pick<GigTermValues, Name>>;
  // A method, so that a form with more values is assignable.
  setValue<Each extends Name>(name: Each, value: GigTermValues[Each]): void;
  readonly errorAt: (path: Name) => string | undefined;
}

/** The props that connect a field component to a term. */
export function termField<Name extends GigTermName>(
  form: TermForm<Name>,
  name: Name,
): FieldBinding<GigTermValues[Name]> {
  return {
    name,
    value: form.values[name],
    onChange: (value) => form.setValue(name, value),
    errorMessage: form.errorAt(name),
  };
}
