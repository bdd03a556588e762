import { lazy, Suspense } from 'react';
import type { Dismissal } from './dismissApplicants.ts';

// Only those who dismiss or block need them.
const DismissDialog = lazy(() => import('./DismissDialog.tsx'));
const BlockProDialog = lazy(() => import('../blocks/BlockProDialog.tsx'));

/** What a person is about to do and must give a reason for. */
export type PendingDecision =
  | {
      readonly kind: 'dismiss';
      /** Ids of the applications' nodes. */
      readonly applicationIds: readonly string[];
      readonly names: readonly string[];
      /** Whether all of them were selected by the system. */
      readonly isAutoSelected: boolean;
    }
  | {
      readonly kind: 'block';
      /** Id of the pro's node. */
      readonly proId: string;
      readonly name: string;
    };

interface Props {
  pending: PendingDecision | null;
  /** Id of the location's node; null where it is unknown. */
  locationId: string | null;
  onDropped: () => void;
  onDismissed: (dismissal: Dismissal, applicationIds: readonly string[]) => Promise<void>;
  onBlocked: () => void;
}

/** The questions that come before a dismissal and a block. */
export function ApplicantDialogs({ pending, locationId, onDropped, onDismissed, onBlocked }: Props) {
  if (pending?.kind === 'dismiss') {
    const { names, isAutoSelected, applicationIds } = pending;
    return (
      <Suspense>
        <DismissDialog
          {...{ names, isAutoSelected }}
          onClosed={onDropped}
          onDismissed={(dismissal) => onDismissed(dismissal, applicationIds)}
        />
      </Suspense>
    );
  }
  if (pending?.kind === 'block' && locationId !== null) {
    const { proId, name } = pending;
    return (
      <Suspense>
        <BlockProDialog {...{ proId, name, locationId }} onClosed={onDropped} onBlocked={onBlocked} />
      </Suspense>
    );
  }
  return null;
}
