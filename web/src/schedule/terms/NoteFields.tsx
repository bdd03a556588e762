import { type GigTermIn, gigTermsIn, type GigTextTerm } from '@brigade/domain/schedule/terms/gigTerms.ts';
import type { TermForm } from './TermForm.ts';
import { termForms } from './termForms.ts';
import { TermTextArea } from './TermTextArea.tsx';

/** The forms with notes, each of which has some of the notes. */
type NoteUse = 'posting' | 'editing' | 'template';

interface Props<Use extends NoteUse> {
  use: Use;
  form: TermForm<GigTermIn<Use> & GigTextTerm>;
}

/** The texts for the day and for the team. */
export function NoteFields<Use extends NoteUse>({ use, form }: Props<Use>) {
  return gigTermsIn(use)
    .filter(isNote)
    .map((name) => <TermTextArea key={name} form={form} name={name} />);
}

function isNote<Name extends string>(name: Name): name is Name & GigTextTerm {
  return Object.entries(termForms).some(
    ([each, form]) => each === name && 'section' in form && form.section === 'notes',
  );
}
