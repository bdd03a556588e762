import { refundStatuses, refundStatusLabel, refundWays } from '@brigade/domain/pay/refunds/refundStates.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Refunds_refunds$key } from '../../__generated__/Refunds_refunds.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './refunds.module.css';

interface Props {
  refunds: Refunds_refunds$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
}

/** What a business gets back of a payment: how much, how far it is, why, and who decided it. */
export function Refunds({ refunds, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment Refunds_refunds on Refund @relay(plural: true) @throwOnFieldError {
        databaseId
        way
        status
        reason
        createdByName
        createdAt
        settledAt
        amount {
          amountCents
        }
      }
    `,
    refunds,
  );
  if (data.length === 0) return null;
  return (
    <ul className={styles.refunds} aria-label="Refunds">
      {data.map(({ databaseId, amount, reason, createdByName, createdAt, settledAt, ...refund }) => {
        const way = refundWays.find((known) => known === refund.way) ?? null;
        const status = refundStatuses.find((known) => known === refund.status) ?? null;
        const at = settledAt ?? createdAt;
        return (
          <li key={databaseId}>
            <StatusBadge tone={tones[status ?? 'SUBMITTED']}>
              {`${refundStatusLabel(way, status)}: ${formatMoney(amount.amountCents, 'USD')}`}
            </StatusBadge>
            <span className={styles.why}>{reason}</span>
            <span className={styles.who}>
              {createdByName == null ? null : `${createdByName}${at == null ? '' : ', '}`}
              {at == null ? null : <DateText instant={at} zone={zone} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const tones = { SUBMITTED: 'info', REFUNDED: 'success', FAILED: 'danger' } as const;
