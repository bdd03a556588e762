import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './ApiTokenList.module.css';

interface Props {
  /** The rows. */
  children: readonly ReactNode[];
  /** Whether the viewer has a role that a token could use. */
  canCreate: boolean;
}

/** The tokens, the newest first. */
export function ApiTokenList({ children, canCreate }: Props) {
  if (children.length > 0) {
    return (
      <div className={styles.card}>
        <Card padding="none">
          <ul className={styles.rows} aria-label="API tokens">
            {children}
          </ul>
        </Card>
      </div>
    );
  }
  return canCreate ? (
    <EmptyState illustration={<NoResults />} title="No API tokens yet">
      Create one for each system that should work with your shifts, such as payroll or a calendar. You can
      revoke each by itself.
    </EmptyState>
  ) : (
    <EmptyState illustration={<NoPermission />} title="API tokens are for businesses">
      You have no role at a business that a token could use.
    </EmptyState>
  );
}
