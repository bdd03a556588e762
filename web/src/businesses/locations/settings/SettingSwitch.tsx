import type { TermId } from '../../../platform/glossary/glossary.ts';
import { Term } from '../../../platform/glossary/Term.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import type { FieldBinding } from '../../../ui/forms/useForm.ts';
import styles from './SettingSwitch.module.css';

interface Props extends FieldBinding<boolean> {
  label: string;
  /** One line: what follows from a yes. */
  description: string;
  isDisabled: boolean;
  /** The word of the glossary that the label is about. */
  term?: TermId;
}

/** A yes or no among a location's settings. */
export function SettingSwitch({ label, value, term, ...checkbox }: Props) {
  const box = (
    <Checkbox {...checkbox} isSelected={value}>
      {label}
    </Checkbox>
  );
  if (term === undefined) return box;
  return (
    <div>
      {box}
      <p className={styles.about}>
        <Term id={term}>{`About ${label.charAt(0).toLowerCase()}${label.slice(1)}`}</Term>
      </p>
    </div>
  );
}
