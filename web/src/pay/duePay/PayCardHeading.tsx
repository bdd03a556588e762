import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import styles from './pay.module.css';

interface Props {
  title: ReactNode;
  facts: ReactNode;
  /** What can be paid; null to leave it out. */
  dueCents: number | null;
  /** Whether everything is paid or on its way, and something still is. */
  isPaying: boolean;
}

/** What a card of works to pay is about, and how far its payment is. */
export function PayCardHeading({ title, facts, dueCents, isPaying }: Props) {
  return (
    <div className={styles.heading}>
      {title}
      {isPaying ? <StatusBadge>Paying</StatusBadge> : null}
      <span className={styles.muted}>
        {facts}
        {dueCents === null ? null : ` · ${formatMoney(dueCents, 'USD')} due`}
      </span>
    </div>
  );
}
