import type { ReactElement } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';
import styles from './DecisionQueue.module.css';

interface Props {
  title: string;
  /** The first of what waits; null if it could not be loaded. */
  rows: readonly ReactElement[] | null;
  /** How many wait; null if only the rows are known. */
  total: number | null;
  /** Shown if nothing waits. */
  empty: string;
  /** Shown if the queue could not be loaded. */
  failed: string;
}

/** What waits for a decision of the platform, with its number. */
export function DecisionQueue({ title, rows, total, empty, failed }: Props) {
  if (!rows) {
    return (
      <Card title={title}>
        <InlineAlert tone="danger">{failed}</InlineAlert>
      </Card>
    );
  }
  const count = total ?? rows.length;
  return (
    <Card title={`${title} (${count})`} padding="none">
      {rows.length === 0 ? (
        <p className={styles.text}>{empty}</p>
      ) : (
        <MovingRows className={styles.list}>{rows}</MovingRows>
      )}
      {count > rows.length ? (
        <p className={styles.text}>{`${count - rows.length} more follow once these are decided.`}</p>
      ) : null}
    </Card>
  );
}
