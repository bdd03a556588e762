import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewOverlays_applications$key } from '../../__generated__/ReviewOverlays_applications.graphql.ts';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import { UndoBar } from './UndoBar.tsx';
import type { useComparison } from './useComparison.ts';
import type { useReviewWork } from './useReviewWork.ts';

const CompareDialog = lazy(() => import('./CompareDialog.tsx'));

interface Props {
  applications: ReviewOverlays_applications$key;
  work: ReturnType<typeof useReviewWork>;
  comparison: ReturnType<typeof useComparison>;
  areKeysOn: boolean;
}

/** What covers the board: the offer to undo, questions about a decision, and the comparison. */
export function ReviewOverlays({ applications, work, comparison, areKeysOn }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewOverlays_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        databaseId
        ...CompareDialog_applications
        ...ReviewDialogs_applications
      }
    `,
    applications,
  );
  return (
    <>
      <UndoBar undoable={work.undoable} areKeysOn={areKeysOn} onUndone={() => void work.undo()} />
      <ReviewDialogs applications={data} work={work} />
      <Suspense>
        {comparison.isComparing ? (
          <CompareDialog
            applications={data.filter(({ databaseId }) => comparison.compared.includes(databaseId))}
            onClosed={comparison.close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
