import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewDialogs_applications$key } from '../../__generated__/ReviewDialogs_applications.graphql.ts';
import type { useReviewWork } from './useReviewWork.ts';

const DismissDialog = lazy(() => import('../applications/DismissDialog.tsx'));
const OverrideDialog = lazy(() => import('../conflicts/OverrideDialog.tsx'));

interface Props {
  /** All applications of the board. */
  applications: ReviewDialogs_applications$key;
  work: Pick<ReturnType<typeof useReviewWork>, 'pending' | 'closeDialog' | 'decide'>;
}

/** The dialogs that ask for the reason of a dismissal, and for the reason to accept a pro despite a conflict or a blocker. */
export function ReviewDialogs({ applications, work: { pending, closeDialog, decide } }: Props) {
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
  // The dialog does not wait for the response: the card shows it.
  return (
    <Suspense>
      {pending.kind === 'dismiss' ? (
        <DismissDialog
          names={[pending.name]}
          isAutoSelected={pending.isAutoSelected}
          hasPlace={false}
          onClosed={closeDialog}
          onDismissed={async (dismissal) => {
            void decide(pending, { kind: 'dismiss', dismissal });
            closeDialog();
          }}
        />
      ) : (
        <OverrideDialog
          act="select"
          applications={data.filter(({ id }) => id === pending.id)}
          onClosed={closeDialog}
          onDecided={async (overrideNote) => {
            void decide(pending, { kind: 'select', overrideNote });
            closeDialog();
          }}
        />
      )}
    </Suspense>
  );
}
