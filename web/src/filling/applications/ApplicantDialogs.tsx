import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantDialogs_applications$key } from '../../__generated__/ApplicantDialogs_applications.graphql.ts';
import type { Dismissal } from './dismissApplicants.ts';

// Only those who dismiss, block or meet a conflict need them.
const DismissDialog = lazy(() => import('../../applications/DismissDialog.tsx'));
const OverrideDialog = lazy(() => import('../conflicts/OverrideDialog.tsx'));
const ReplaceDialog = lazy(() => import('../replacements/ReplaceDialog.tsx'));
const BlockProDialog = lazy(() => import('../../pros/blocks/BlockProDialog.tsx'));

/** What a person is about to do and must say more of. */
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
      readonly kind: 'override';
      readonly act: 'select' | 'confirm';
      /** All that are acted on, and of those the ones with conflicts. */
      readonly applicationIds: readonly string[];
      readonly inConflict: readonly string[];
    }
  | {
      readonly kind: 'replace';
      /** Id of the application's node. */
      readonly applicationId: string;
      readonly name: string;
    }
  | {
      readonly kind: 'block';
      /** Id of the pro's node. */
      readonly proId: string;
      readonly name: string;
    };

interface Props {
  /** All of the list. */
  applications: ApplicantDialogs_applications$key;
  pending: PendingDecision | null;
  /** Id of the location's node; null where it is unknown. */
  locationId: string | null;
  onDropped: () => void;
  onDismissed: (dismissal: Dismissal, applicationIds: readonly string[]) => Promise<void>;
  onOverridden: (act: 'select' | 'confirm', applicationIds: readonly string[], note: string) => Promise<void>;
  onReplaced: () => void;
  onBlocked: () => void;
}

/** The questions that come before a dismissal, a block and a place in spite of a conflict. */
export function ApplicantDialogs({
  applications,
  pending,
  locationId,
  onDropped,
  onDismissed,
  onOverridden,
  onReplaced,
  onBlocked,
}: Props) {
  const data = useFragment(
    graphql`
      fragment ApplicantDialogs_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        ...OverrideDialog_applications
      }
    `,
    applications,
  );
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
  if (pending?.kind === 'override') {
    const { act, inConflict, applicationIds } = pending;
    return (
      <Suspense>
        <OverrideDialog
          act={act}
          applications={data.filter(({ id }) => inConflict.includes(id))}
          onClosed={onDropped}
          onDecided={(note) => onOverridden(act, applicationIds, note)}
        />
      </Suspense>
    );
  }
  if (pending?.kind === 'replace') {
    const { applicationId, name } = pending;
    return (
      <Suspense>
        <ReplaceDialog {...{ applicationId, name, onReplaced }} onClosed={onDropped} />
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
