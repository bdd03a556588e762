import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { ReplaceSeveralQuery } from '../../__generated__/ReplaceSeveralQuery.graphql.ts';
import replaceSeveralQuery from '../../__generated__/ReplaceSeveralQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { ReplaceSeveralDialog, type ReplacedPro } from './ReplaceSeveralDialog.tsx';

/** How many more standbys are asked for than there are places, to choose from. */
const spare = 20;
/** The gateway lists no more at once. */
const most = 100;

interface Props {
  /** The node id of the gig. */
  gigId: string;
  pros: readonly ReplacedPro[];
  /** The names of those who were selected too, with the reason why they cannot be replaced. */
  leftOut: readonly string[];
  onClosed: () => void;
  /** These are out, and others were asked; some can be refused, and the dialog stays open with them. */
  onReplaced: (applicationIds: readonly string[]) => void;
}

/** The dialog that replaces several pros of a gig. Who could step in is asked for now. */
export default function ReplaceSeveral({ gigId, pros, ...dialog }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<ReplaceSeveralQuery>(replaceSeveralQuery);
  const limit = Math.min(pros.length + spare, most);
  useEffect(() => load({ gigId, limit }), [gigId, limit, load]);
  useEffect(() => dispose, [dispose]);
  return (
    <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError tone="warning" error={error} />}>
      <Suspense>{queryRef ? <LoadedDialog queryRef={queryRef} pros={pros} {...dialog} /> : null}</Suspense>
    </ErrorBoundary>
  );
}

type LoadedProps = Omit<Props, 'gigId'> & { queryRef: PreloadedQuery<ReplaceSeveralQuery> };

function LoadedDialog({ queryRef, ...dialog }: LoadedProps) {
  const { gig } = usePreloadedQuery<ReplaceSeveralQuery>(
    graphql`
      query ReplaceSeveralQuery($gigId: ID!, $limit: Int!) @preloadable @throwOnFieldError {
        gig: node(id: $gigId) {
          ...ReplaceSeveralDialog_gig @alias(as: "dialog")
        }
      }
    `,
    queryRef,
  );
  return gig?.dialog ? <ReplaceSeveralDialog gig={gig.dialog} {...dialog} /> : null;
}
