import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useReviewWork_applications$key } from '../../__generated__/useReviewWork_applications.graphql.ts';
import { needsReason } from '../conflicts/needsReason.ts';
import { useReviewDecisions } from './useReviewDecisions.ts';

/** A decision that needs more input, from a dialog. */
export type PendingReview =
  | {
      readonly kind: 'dismiss';
      readonly id: string;
      readonly name: string;
      readonly isAutoSelected: boolean;
    }
  | { readonly kind: 'select'; readonly id: string; readonly name: string };

/**
 * The decisions on the applicants of the board. A button or a key calls `select` or `dismiss`, which opens a dialog if
 * the decision needs more input; the dialog calls `decide`, which sends the mutation.
 *
 * @param onOutdated called with the applications to refetch after a decision
 */
export function useReviewWork(
  applications: useReviewWork_applications$key,
  onOutdated: (applicationIds: readonly string[]) => void,
) {
  const applicants = useFragment(
    graphql`
      fragment useReviewWork_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        stage
        selectionSource
        ...needsReason_application
        pro {
          id
          displayName
        }
      }
    `,
    applications,
  );
  const [pending, setPending] = useState<PendingReview | null>(null);
  const find = (id: string) => applicants.find((one) => one.id === id);

  const { busy, refusals, dismissRefusal, undoable, decide, undo } = useReviewDecisions((id, isRefused) => {
    // A selection changes the conflicts of the pro's other applications. A refusal may be due to another user's
    // decision on the same application.
    const proId = find(id)?.pro.id;
    const concerned = applicants.filter((one) => (one.id === id ? isRefused : one.pro.id === proId));
    onOutdated(concerned.map((one) => one.id));
  });

  const open = (id: string) => {
    const applicant = find(id);
    return applicant?.stage === 'OPEN' && !busy.has(id) ? applicant : undefined;
  };

  return {
    busy,
    refusals,
    dismissRefusal,
    undoable,
    undo,
    pending,
    closeDialog: () => setPending(null),
    /** Selects at once, or asks for a reason first if something is in the way. */
    select: (id: string) => {
      const applicant = open(id);
      if (!applicant) return;
      const name = applicant.pro.displayName;
      if (needsReason(applicant)) {
        setPending({ kind: 'select', id, name });
      } else {
        void decide({ id, name }, { kind: 'select', overrideNote: null });
      }
    },
    /** Asks for the reason first. */
    dismiss: (id: string) => {
      const applicant = open(id);
      if (!applicant) return;
      const isAutoSelected = applicant.selectionSource?.startsWith('AUTO_') === true;
      setPending({ kind: 'dismiss', id, name: applicant.pro.displayName, isAutoSelected });
    },
    decide,
  };
}
