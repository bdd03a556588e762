import { createFileRoute } from '@tanstack/react-router';
import gigListScreenQuery from '../../__generated__/GigListScreenQuery$parameters.ts';
import { GigListScreen } from '../../schedule/gigs/GigListScreen.tsx';
import { readGigListSearch, writeGigListSearch } from '../../schedule/gigs/gigListSearch.ts';
import { GigListSkeleton } from '../../schedule/gigs/GigListSkeleton.tsx';
import { gigListVariables } from '../../schedule/gigs/gigListVariables.ts';
import { lastQuarterHour } from '../../schedule/gigs/lastQuarterHour.ts';

const readPast = (search: object) => readGigListSearch({ ...search, period: 'past' });

export const Route = createFileRoute('/_app/locations/$locationId/past-gigs')({
  validateSearch: (search: Record<string, unknown>) => {
    const { period: _always, ...chosen } = writeGigListSearch(readPast(search));
    return chosen;
  },
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, deps, abortController, cause }) =>
    context.client.loadList(
      gigListScreenQuery,
      gigListVariables(params.locationId, readPast(deps), lastQuarterHour()),
      { abortController, cause },
    ),
  // Another location is another screen; another choice of its gigs is not.
  remountDeps: ({ params }) => params,
  component: PastGigs,
  pendingComponent: GigListSkeleton,
});

function PastGigs() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <GigListScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readPast(Route.useSearch())}
      onChosen={(choice) => void navigate({ search: writeGigListSearch(choice), replace: true })}
      isPastOnly
    />
  );
}
