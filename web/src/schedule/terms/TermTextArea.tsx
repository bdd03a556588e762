import type { GigTextTerm } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { type TermForm, termField } from './TermForm.ts';
import { textForm } from './termForms.ts';

interface Props<Name extends GigTextTerm> {
  form: TermForm<Name>;
  name: Name;
  isRequired?: boolean;
}

/** A text of a gig, with its limit. */
export function TermTextArea<Name extends GigTextTerm>({ form, name, isRequired = false }: Props<Name>) {
  const { label, help, rows, maxLength } = textForm(name);
  return (
    <TextArea
      {...termField(form, name)}
      label={label}
      description={help}
      isRequired={isRequired}
      maxLength={maxLength}
      {...(rows !== undefined && { rows })}
    />
  );
}
