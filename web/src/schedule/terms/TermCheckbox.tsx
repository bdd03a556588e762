import { gigTerms } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { type TermForm, termField } from './TermForm.ts';
import { termForms } from './termForms.ts';

type Flag =
  | 'noExperienceRequired'
  | 'isAutoSelectEnabled'
  | 'isBackgroundCheckRequired'
  | 'areCertificationsRequired';

interface Props<Name extends Flag> {
  form: TermForm<Name>;
  name: Name;
}

/** A term that is on or off. */
export function TermCheckbox<Name extends Flag>({ form, name }: Props<Name>) {
  const { value, ...field } = termField(form, name);
  return (
    <Checkbox {...field} isSelected={value} description={termForms[name].help}>
      {gigTerms[name].label}
    </Checkbox>
  );
}
