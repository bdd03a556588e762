import { adHocReasonLabel, adHocReasons } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExtraPaymentToRetry_payment$key } from '../../../__generated__/ExtraPaymentToRetry_payment.graphql.ts';
import { AdHocFailure } from '../../../pay/adHocPayments/AdHocFailure.tsx';
import { AdHocRetry } from '../../../pay/adHocPayments/AdHocRetry.tsx';
import { AdHocStatusBadge } from '../../../pay/adHocPayments/AdHocStatusBadge.tsx';
import styles from './acts.module.css';

interface Props {
  payment: ExtraPaymentToRetry_payment$key;
  locationId: number;
}

/** An extra payment that failed: its pro, the reason, and the retry. The row stays after that. */
export function ExtraPaymentToRetry({ payment, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment ExtraPaymentToRetry_payment on AdHocPayment @throwOnFieldError {
        reason
        amount {
          amountCents
        }
        pro @catch(to: NULL) {
          displayName
        }
        ...AdHocStatusBadge_payment
        ...AdHocFailure_payment
        ...AdHocRetry_payment
      }
    `,
    payment,
  );
  const name = data.pro?.displayName ?? 'A pro';
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {adHocReasonLabel(adHocReasons.find((known) => known === data.reason) ?? 'OTHER')}
          <span>{formatMoney(data.amount.amountCents, 'USD')}</span>
        </span>
        <AdHocFailure payment={data} locationId={locationId} />
      </div>
      <AdHocStatusBadge payment={data} />
      <div className={styles.buttons}>
        <AdHocRetry payment={data} name={name} />
      </div>
    </li>
  );
}
