import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewDialogs_applications$key } from '../../__generated__/ReviewDialogs_applications.graphql.ts';
import type { useReviewWork } from './useReviewWork.ts';

const DismissDialog = lazy(() => import('../../applications/DismissDialog.tsx'));
const OverrideDialog = lazy(() => import('../conflicts/OverrideDialog.tsx'));

interface Props {
  /** All of the board. */
  applications: ReviewDialogs_applications$key;
  work: Pick<ReturnType<typeof useReviewWork>, 'pending' | 'drop' | 'selectWithNote' | 'dismissFor'>;
}

/** The questions that come before a dismissal, and before a place in spite of a conflict. */
export function ReviewDialogs({ applications, work: { pending, drop, selectWithNote, dismissFor } }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewDialogs_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        ...OverrideDialog_applications
      }
    `,
    applications,
  );
  if (pending === null) return null;
  // The answer shows at the card: nobody waits for it in the dialog.
  return (
    <Suspense>
      {pending.kind === 'dismiss' ? (
        <DismissDialog
          names={[pending.name]}
          isAutoSelected={pending.isAutoSelected}
          onClosed={drop}
          onDismissed={async (dismissal) => {
            void dismissFor(pending, dismissal);
            drop();
          }}
        />
      ) : (
        <OverrideDialog
          act="select"
          applications={data.filter(({ id }) => id === pending.id)}
          onClosed={drop}
          onDecided={async (note) => {
            void selectWithNote(pending, note);
            drop();
          }}
        />
      )}
    </Suspense>
  );
}
