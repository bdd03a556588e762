import { mostStandbys } from '@brigade/domain/filling/replacements/mostStandbys.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { StepperField } from '../../ui/fields/StepperField.tsx';
import type { FormState } from '../../ui/forms/useForm.ts';
import { ReasonField } from './ReasonField.tsx';
import type { ReplacementValues } from './replacementSchema.ts';
import { ReplacementTerms } from './ReplacementTerms.tsx';
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
  const recipients = form.field('recipients');

  return (
    <>
      {isRecorded ? null : <ReasonField reason={form.field('reason')} />}
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
        <StepperField {...form.field('standbys')} label="How many pros to ask" min={1} max={mostStandbys} />
      )}
      <ReplacementTerms boost={form.field('boost')} message={form.field('message')} />
    </>
  );
}
