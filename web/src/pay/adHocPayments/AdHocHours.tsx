import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import type { FieldBinding } from '../../ui/forms/useForm.ts';
import styles from './newPayment.module.css';
import type { AdditionalPay } from './useAdditionalPay.ts';

interface Props {
  startField: FieldBinding<string>;
  endField: FieldBinding<string>;
  /** What is wrong with the hours; null if nothing is. */
  problem: string | null;
  pay: AdditionalPay | null;
  isLoading: boolean;
  hasFailed: boolean;
}

/** The real hours, and what of them was not paid. */
export function AdHocHours({ startField, endField, problem, pay, isLoading, hasFailed }: Props) {
  return (
    <>
      <div className={styles.hours}>
        <TimeField {...startField} label="Real start" isRequired minuteStep={1} />
        <TimeField
          {...endField}
          label="Real end"
          isRequired
          minuteStep={1}
          errorMessage={endField.errorMessage ?? problem ?? undefined}
        />
      </div>
      <p className={styles.sum} role="status" aria-busy={isLoading || undefined}>
        {hasFailed ? 'The pay for these hours could not be computed. Check the times.' : textOf(pay)}
      </p>
    </>
  );
}

function textOf(pay: AdditionalPay | null): string {
  if (pay === null) return 'Computing the pay…';
  if (pay.cents === 0) return 'All of these hours are paid.';
  return `${formatDuration(pay.minutes)} more than paid: ${formatMoney(pay.cents, 'USD')}`;
}
