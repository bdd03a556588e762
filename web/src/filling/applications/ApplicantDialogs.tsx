import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantDialogs_applications$key } from '../../__generated__/ApplicantDialogs_applications.graphql.ts';
import type { Decision } from './sendDecision.ts';

// Loaded when the first of them opens.
const DismissDialog = lazy(() => import('./DismissDialog.tsx'));
const OverrideDialog = lazy(() => import('../conflicts/OverrideDialog.tsx'));
const ReplaceDialog = lazy(() => import('../replacements/ReplaceDialog.tsx'));
const BlockProDialog = lazy(() => import('../../pros/blocks/BlockProDialog.tsx'));

/** An action that needs more input, from a dialog. */
export type PendingDecision =
  | {
      readonly kind: 'dismiss';
      /** The ids of the applications' nodes. */
      readonly applicationIds: readonly string[];
      readonly names: readonly string[];
      /** Whether auto-select selected all of them. */
      readonly isAutoSelected: boolean;
      /** Whether they are selected or confirmed. */
      readonly hasPlace: boolean;
    }
  | {
      readonly kind: 'override';
      readonly act: 'select' | 'confirm';
      /** All chosen applicants, and those among them that need a reason. */
      readonly applicationIds: readonly string[];
      readonly overridden: readonly string[];
    }
  | {
      readonly kind: 'replace';
      /** The id of the application's node. */
      readonly applicationId: string;
      readonly name: string;
    }
  | {
      readonly kind: 'block';
      /** The id of the pro's node. */
      readonly proId: string;
      readonly name: string;
    };

interface Props {
  /** All applications of the list. */
  applications: ApplicantDialogs_applications$key;
  pending: PendingDecision | null;
  /** The id of the location's node; null if unknown. */
  locationId: string | null;
  onClosed: () => void;
  onDecided: (decision: Decision, applicationIds: readonly string[]) => Promise<void>;
  onReplaced: () => void;
  onBlocked: () => void;
}

/** The dialogs that dismiss, replace and block, and that accept an applicant despite a conflict or a blocker. */
export function ApplicantDialogs({
  applications,
  pending,
  locationId,
  onClosed,
  onDecided,
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
    const { names, isAutoSelected, hasPlace, applicationIds } = pending;
    return (
      <Suspense>
        <DismissDialog
          {...{ names, isAutoSelected, hasPlace }}
          onClosed={onClosed}
          onDismissed={(dismissal) => onDecided({ kind: 'dismiss', dismissal }, applicationIds)}
        />
      </Suspense>
    );
  }
  if (pending?.kind === 'override') {
    const { act, overridden, applicationIds } = pending;
    return (
      <Suspense>
        <OverrideDialog
          act={act}
          applications={data.filter(({ id }) => overridden.includes(id))}
          onClosed={onClosed}
          onDecided={(overrideNote) => onDecided({ kind: act, overrideNote }, applicationIds)}
        />
      </Suspense>
    );
  }
  if (pending?.kind === 'replace') {
    const { applicationId, name } = pending;
    return (
      <Suspense>
        <ReplaceDialog {...{ applicationId, name, onReplaced }} onClosed={onClosed} />
      </Suspense>
    );
  }
  if (pending?.kind === 'block' && locationId !== null) {
    const { proId, name } = pending;
    return (
      <Suspense>
        <BlockProDialog {...{ proId, name, locationId }} onClosed={onClosed} onBlocked={onBlocked} />
      </Suspense>
    );
  }
  return null;
}
