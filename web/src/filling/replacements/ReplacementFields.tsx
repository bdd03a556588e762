import { replacementReasons } from '@brigade/domain/filling/replacements/replacementReasons.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { StepperField } from '../../ui/fields/StepperField.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FormState } from '../../ui/forms/useForm.ts';
import { replacementReasonOptions } from './replacementReasonOptions.ts';
import type { ReplacementValues } from './replacementSchema.ts';
import { StandbyPicker } from './StandbyPicker.tsx';

const ways = [
  { value: 'best', label: 'The best matches who are free' },
  { value: 'chosen', label: 'Pros I choose' },
];

interface Props {
  form: FormState<ReplacementValues>;
  /** Of the node: whose place it is. */
  applicationId: string;
  /** Whether it is known what happened. */
  isRecorded: boolean;
  /** Whose pros can be asked; null if unknown. */
  locationId: number | null;
}

/** What happened, who is asked instead, and on what terms. */
export function ReplacementFields({ form, applicationId, isRecorded, locationId }: Props) {
  const reason = form.field('reason');
  const recipients = form.field('recipients');

  return (
    <>
      {isRecorded ? null : (
        <RadioGroup
          {...reason}
          label="What happened"
          isRequired
          options={replacementReasonOptions}
          onChange={(value) => {
            const known = replacementReasons.find((each) => each === value);
            if (known) reason.onChange(known);
          }}
        />
      )}
      <RadioGroup
        {...recipients}
        label="Who to ask"
        description="The first to accept gets the place."
        options={ways}
        onChange={(value) => recipients.onChange(value === 'chosen' ? 'chosen' : 'best')}
      />
      {recipients.value === 'chosen' && locationId !== null ? (
        <StandbyPicker
          applicationId={applicationId}
          locationId={locationId}
          selected={form.values.pros}
          onChange={(pros) => form.setValue('pros', pros)}
          errorMessage={form.errorAt('pros')}
        />
      ) : (
        <StepperField {...form.field('standbys')} label="How many pros to ask" min={1} max={20} />
      )}
      <TextField
        {...form.field('boost')}
        label="Bonus"
        description="Optional. Dollars for each pro of this shift; more than it has now."
        inputMode="decimal"
      />
      <TextArea
        {...form.field('message')}
        label="Message"
        description="Optional. It is sent along with the offer."
        maxLength={300}
        rows={2}
      />
    </>
  );
}
