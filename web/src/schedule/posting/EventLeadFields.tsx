import { eventLeadRoleName, eventLeadRoles } from '@brigade/domain/schedule/events/eventLeadRole.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../ui/actions/Button.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './EventLeadFields.module.css';
import type { LeadValues } from './postingValues.ts';

interface Props {
  lead: LeadValues;
  /** Its place among the leads, from 1. */
  number: number;
  errorAt: (field: 'role' | 'name' | 'phone') => string | undefined;
  onChange: (lead: LeadValues) => void;
  onRemoved: () => void;
}

/** The role, name, and contact details of an event lead. */
export function EventLeadFields({ lead, number, errorAt, onChange, onRemoved }: Props) {
  return (
    <fieldset className={styles.lead}>
      <legend className={styles.legend}>{`Lead ${number}`}</legend>
      <div className={styles.fields}>
        <Select
          label="Role"
          isRequired
          options={eventLeadRoles.map((role) => ({ value: role, label: eventLeadRoleName(role) }))}
          value={lead.role}
          onChange={(role) =>
            onChange({ ...lead, role: eventLeadRoles.find((known) => known === role) ?? null })
          }
          errorMessage={errorAt('role')}
        />
        <TextField
          label="Name"
          isRequired
          maxLength={100}
          value={lead.name}
          onChange={(name) => onChange({ ...lead, name })}
          errorMessage={errorAt('name')}
        />
        <PhoneField
          label="Phone"
          autoComplete="off"
          value={lead.phone}
          onChange={(phone) => onChange({ ...lead, phone })}
          errorMessage={errorAt('phone')}
        />
      </div>
      <Button
        variant="ghost"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={`Remove lead ${number}`}
        onPress={onRemoved}
      >
        Remove
      </Button>
    </fieldset>
  );
}
