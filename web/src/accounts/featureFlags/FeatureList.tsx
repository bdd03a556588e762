import type { ReactElement } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { useAction } from '../../ui/actions/useAction.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { SomethingBroke } from '../../ui/illustrations/SomethingBroke.tsx';
import styles from './FeatureList.module.css';

interface Props {
  /** Null if they could not be loaded. */
  rows: readonly ReactElement[] | null;
  onRetry: () => Promise<void>;
}

/** The features that are rolled out step by step. */
export function FeatureList({ rows, onRetry }: Props) {
  const { run, isPending } = useAction({ action: onRetry });
  if (!rows) {
    return (
      <EmptyState
        illustration={<SomethingBroke />}
        title="The features could not be loaded"
        action={
          <Button isLoading={isPending} onPress={() => void run()}>
            Try again
          </Button>
        }
      >
        Nothing has changed for anyone.
      </EmptyState>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState illustration={<NoResults />} title="No features are being rolled out">
        Every user has every feature. A feature appears here once it has a feature flag.
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <Card title={`Rollouts (${rows.length})`} padding="none">
        <ul className={styles.rows}>{rows}</ul>
      </Card>
    </div>
  );
}
