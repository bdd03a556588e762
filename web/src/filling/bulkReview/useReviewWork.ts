import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useReviewWork_applications$key } from '../../__generated__/useReviewWork_applications.graphql.ts';
import type { Dismissal } from '../applications/dismissApplicants.ts';
import { useReviewActs } from './useReviewDecisions.ts';

/** What a person is about to do and must say more of. */
export type PendingReview =
  | {
      readonly kind: 'dismiss';
      readonly id: string;
      readonly name: string;
      readonly isAutoSelected: boolean;
    }
  | { readonly kind: 'select'; readonly id: string; readonly name: string };

/**
 * A person's work on the board: what is asked, what is on its way, what was refused, what can be undone.
 *
 * @param onOutdated called with applications that an act has made look different from how they stand
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
        conflicts @catch(to: NULL) {
          __typename
        }
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

  const acts = useReviewActs((id, isRefused) => {
    // A place given or taken back changes what stands in the way of the pro's other applications; and whoever was
    // refused may have been decided on by somebody else.
    const proId = find(id)?.pro.id;
    const concerned = applicants.filter((one) => (one.id === id ? isRefused : one.pro.id === proId));
    onOutdated(concerned.map((one) => one.id));
  });

  const open = (id: string) => {
    const applicant = find(id);
    return applicant?.stage === 'OPEN' && !acts.busy.has(id) ? applicant : undefined;
  };

  return {
    busy: acts.busy,
    refusals: acts.refusals,
    forgive: acts.forgive,
    undoable: acts.undoable,
    undo: acts.undo,
    pending,
    drop: () => setPending(null),
    /** Selects at once, or asks for a note first where something stands in the way. */
    select: (id: string) => {
      const applicant = open(id);
      if (!applicant) return;
      const name = applicant.pro.displayName;
      if ((applicant.conflicts ?? []).length > 0) {
        setPending({ kind: 'select', id, name });
      } else {
        void acts.act({ id, name }, { kind: 'select', note: null });
      }
    },
    /** Asks why first. */
    dismiss: (id: string) => {
      const applicant = open(id);
      if (!applicant) return;
      const isAutoSelected = applicant.selectionSource?.startsWith('AUTO_') === true;
      setPending({ kind: 'dismiss', id, name: applicant.pro.displayName, isAutoSelected });
    },
    selectWithNote: (whom: { id: string; name: string }, note: string) =>
      acts.act(whom, { kind: 'select', note }),
    dismissFor: (whom: { id: string; name: string }, dismissal: Dismissal) =>
      acts.act(whom, { kind: 'dismiss', dismissal }),
  };
}
