import { Card } from '../../ui/layout/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { AssignFields } from './AssignFields.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import styles from '../terms/fields.module.css';
import type { PostingChoices } from './postingChoices.ts';
import type { PostingForm } from '../../posting/PostingForm.ts';

const employmentLabels = { F1099: 'Contractor (1099)', W2: 'On payroll (W-2)' };

interface Props {
  form: PostingForm;
  place: PostingChoices;
}

/** Who gets the work, and what they must bring for it. */
export function PeopleSection({ form, place: { locationId, settings } }: Props) {
  const { type, employmentType } = form.values;
  return (
    <Card title="Who">
      <div className={styles.section}>
        {type === 'assign' ? (
          <AssignFields form={form} locationId={locationId} />
        ) : (
          <AudienceFields form={form} locationId={locationId} />
        )}
        <div className={styles.checks}>
          <CheckboxOf
            form={form}
            name="noExperienceRequired"
            description="Pros may apply without having worked this position."
          >
            Open to beginners
          </CheckboxOf>
          <CheckboxOf
            form={form}
            name="areCertificationsRequired"
            description="Only pros whose certifications for the position are approved."
          >
            Certifications required
          </CheckboxOf>
          {settings.hasBackgroundChecks ? (
            <CheckboxOf
              form={form}
              name="isBackgroundCheckRequired"
              description="Adds a fee, which the cost shows."
            >
              Background check required
            </CheckboxOf>
          ) : null}
        </div>
        <div className={styles.pair}>
          <TextField
            {...form.field('boostBonus')}
            label="Bonus for each pro"
            description="Optional. Paid on top, to fill a hard shift."
            inputMode="decimal"
            autoComplete="off"
            prefix="$"
          />
          {settings.employmentTypes.length > 1 ? (
            <Select
              label="How pros are employed"
              value={employmentType ?? settings.employmentTypes[0] ?? null}
              onChange={(value) =>
                form.setValue('employmentType', settings.employmentTypes.find((one) => one === value) ?? null)
              }
              errorMessage={form.errorAt('employmentType')}
              options={settings.employmentTypes.map((value) => ({ value, label: employmentLabels[value] }))}
            />
          ) : null}
        </div>
      </div>
    </Card>
  );
}

interface CheckboxOfProps {
  form: PostingForm;
  name: 'noExperienceRequired' | 'areCertificationsRequired' | 'isBackgroundCheckRequired';
  description: string;
  children: string;
}

function CheckboxOf({ form, name, description, children }: CheckboxOfProps) {
  const { value, onChange, errorMessage } = form.field(name);
  return (
    <Checkbox {...{ name, description, onChange, errorMessage }} isSelected={value}>
      {children}
    </Checkbox>
  );
}
