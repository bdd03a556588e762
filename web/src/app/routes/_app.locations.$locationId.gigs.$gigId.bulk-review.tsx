import { createFileRoute } from '@tanstack/react-router';
import bulkReviewScreenQuery from '../../__generated__/BulkReviewScreenQuery$parameters.ts';
import { BulkReviewScreen } from '../../filling/bulkReview/BulkReviewScreen.tsx';
import {
  readReviewSearch,
  reviewedGigs,
  rowsOfEach,
  writeReviewSearch,
} from '../../filling/bulkReview/bulkReviewSearch.ts';
import { BulkReviewSkeleton } from '../../filling/bulkReview/BulkReviewSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/gigs/$gigId/bulk-review')({
  params: {
    parse: ({ gigId }) => ({ gigId: idParam(gigId) }),
    stringify: ({ gigId }) => ({ gigId: String(gigId) }),
  },
  validateSearch: (search: Record<string, unknown>): ReturnType<typeof writeReviewSearch> => search,
  // Who is marked, compared or looked at is not a part of the board.
  loaderDeps: ({ search: { gigs } }) => ({ gigs }),
  // Rarely opened: its loader, which also reads the address, comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, deps, abortController, cause }) => {
    const gigIds = reviewedGigs(params.gigId, readReviewSearch(deps).others);
    const variables = { gigIds, count: rowsOfEach(gigIds.length), stage: 'OPEN' as const };
    return context.client.load(bulkReviewScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params, search: { gigs } }) => ({ ...params, gigs }),
  component: BulkReview,
  pendingComponent: BulkReviewSkeleton,
});

function BulkReview() {
  const { locationId, gigId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <BulkReviewScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      gigId={gigId}
      choice={readReviewSearch({ ...Route.useSearch() })}
      onChanged={(change, how) =>
        void navigate({
          // Two keys in a row: the second one must know of the first.
          search: (former) => writeReviewSearch(change(readReviewSearch({ ...former }))),
          resetScroll: false,
          replace: how === 'replace',
        })
      }
    />
  );
}
