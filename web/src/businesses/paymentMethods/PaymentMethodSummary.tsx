import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentMethodSummary_method$key } from '../../__generated__/PaymentMethodSummary_method.graphql.ts';
import styles from './PaymentMethodSummary.module.css';

const kinds: Record<string, string> = { CARD: 'Card', US_BANK_ACCOUNT: 'Bank account' };

/** A card or bank account by what people recognise it by; its kind alone for those who may not see more. */
export function PaymentMethodSummary({ method }: { method: PaymentMethodSummary_method$key }) {
  const { type, details } = useFragment(
    graphql`
      fragment PaymentMethodSummary_method on PaymentMethod @throwOnFieldError {
        type
        details {
          issuer
          last4
          holderName
          expiresMonth
          expiresYear
        }
      }
    `,
    method,
  );
  const kind = kinds[type ?? ''] ?? 'Payment method';
  return (
    <div className={styles.summary}>
      <span className={styles.mark} aria-hidden="true">
        {type === 'US_BANK_ACCOUNT' ? <Landmark /> : <CreditCard />}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          {details?.last4 ? `${details.issuer ?? kind} ending in ${details.last4}` : kind}
        </span>
        {details?.holderName ? <span className={styles.line}>{details.holderName}</span> : null}
        {details?.expiresMonth != null && details.expiresYear != null ? (
          <span className={styles.line}>
            Expires {String(details.expiresMonth).padStart(2, '0')}/{details.expiresYear}
          </span>
        ) : null}
      </div>
    </div>
  );
}
