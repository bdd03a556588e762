import { gigTerms } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './fields.module.css';
import { type TermForm, termField } from './TermForm.ts';

/** The person pros ask for on arrival. */
export function ContactFields({ form }: { form: TermForm<'contactName' | 'contactPhone'> }) {
  return (
    <div className={styles.pair}>
      <TextField
        {...termField<'contactName'>(form, 'contactName')}
        label="Contact on the day"
        description="Pros ask for this person on arrival."
        autoComplete="off"
        maxLength={gigTerms.contactName.maxLength}
      />
      <PhoneField
        {...termField<'contactPhone'>(form, 'contactPhone')}
        label={gigTerms.contactPhone.label}
        autoComplete="off"
      />
    </div>
  );
}
