import { longestBreakMinutes } from '@brigade/domain/schedule/gigs/breakMinutes.ts';
import { mostPlaces } from '@brigade/domain/schedule/gigs/places.ts';
import { gigTerms } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { StepperField } from '../../ui/fields/StepperField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { type TermForm, termField } from './TermForm.ts';

interface PlacesProps {
  form: TermForm<'places'>;
  description?: string | undefined;
  /** The fewest places. Default 1. */
  min?: number;
  /** Default true; false in a change of several gigs, where an empty number means no change. */
  isRequired?: boolean;
}

export function PlacesField({
  form,
  description = `Up to ${mostPlaces}`,
  min = 1,
  isRequired = true,
}: PlacesProps) {
  return (
    <StepperField
      {...termField(form, 'places')}
      label="Pros needed"
      description={description}
      isRequired={isRequired}
      min={min}
      max={mostPlaces}
    />
  );
}

export function BreakField({ form }: { form: TermForm<'unpaidBreakMinutes'> }) {
  return (
    <TextField
      {...termField(form, 'unpaidBreakMinutes')}
      label={gigTerms.unpaidBreakMinutes.label}
      description={`Up to ${longestBreakMinutes} min`}
      inputMode="numeric"
      autoComplete="off"
      suffix="min"
    />
  );
}
