import type { ClaimBounds } from '@brigade/domain/pay/disputes/counterValue.ts';
import { StepperField } from '../../ui/fields/StepperField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FormState } from '../../ui/forms/useForm.ts';
import { DisputeCostPreview } from './DisputeCostPreview.tsx';
import styles from './disputes.module.css';
import { partOfClaim, type PartTexts } from './partOfClaim.ts';

interface Props {
  disputeId: string;
  form: Pick<FormState<PartTexts>, 'field' | 'values'>;
  bounds: ClaimBounds;
  isHours: boolean;
}

/** The fields of a part of a claim, and what it costs. */
export function PartFields({ disputeId, form, bounds, isHours }: Props) {
  const { value, problem } = partOfClaim(form.values, bounds, isHours);
  return (
    <>
      {isHours ? (
        <div className={styles.length}>
          <StepperField {...form.field('hours')} label="Hours" isRequired min={0} max={16} />
          <StepperField {...form.field('minutes')} label="Minutes" isRequired min={0} max={59} />
        </div>
      ) : (
        <TextField
          {...form.field('amount')}
          label="What the pro gets in total"
          isRequired
          prefix="$"
          inputMode="decimal"
        />
      )}
      {problem === null ? (
        <DisputeCostPreview
          disputeId={disputeId}
          value={isHours ? { minutes: value } : { amountCents: value }}
        />
      ) : null}
    </>
  );
}
