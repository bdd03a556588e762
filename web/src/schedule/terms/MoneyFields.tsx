import { gigTerms } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { type TermForm, termField } from './TermForm.ts';

interface WageProps {
  form: TermForm<'wage'>;
  description?: string | undefined;
  /** Default true; false in a change of several gigs, where an empty wage means no change. */
  isRequired?: boolean;
}

export function WageField({ form, description, isRequired = true }: WageProps) {
  return (
    <TextField
      {...termField(form, 'wage')}
      label="Hourly wage"
      description={description}
      isRequired={isRequired}
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
      suffix="an hour"
    />
  );
}

export function BonusField({ form }: { form: TermForm<'boostBonus'> }) {
  return (
    <TextField
      {...termField(form, 'boostBonus')}
      label={gigTerms.boostBonus.label}
      description="Optional. Paid in addition to the wage, for a shift that is hard to fill."
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
    />
  );
}
