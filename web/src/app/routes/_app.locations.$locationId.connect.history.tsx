import { createFileRoute } from '@tanstack/react-router';
import pastWorkScreenQuery from '../../__generated__/PastWorkScreenQuery$parameters.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { PastWorkScreen } from '../../filling/pastWork/PastWorkScreen.tsx';
import {
  type PastWorkSearch,
  readAsked,
  readPastWorkSearch,
  writePastWorkSearch,
} from '../../filling/pastWork/pastWorkSearch.ts';
import { pastWorkFilter } from '../../pros/search/pastWorkFilter.ts';
import { ProSearchSkeleton } from '../../pros/search/ProSearchSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/connect/history')({
  // `readPastWorkSearch` checks them.
  validateSearch: (search: Record<string, unknown>) => search as PastWorkSearch,
  loaderDeps: ({ search: { words: _words, ask: _ask, ...filters } }) => filters,
  // Rarely opened: its loader, which also reads the filters, comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const choice = readPastWorkSearch({ ...deps });
    const variables = { locationId, filter: pastWorkFilter(choice, currentInstant()) };
    return context.client.load(pastWorkScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: PastWork,
  pendingComponent: ProSearchSkeleton,
});

function PastWork() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <PastWorkScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readPastWorkSearch({ ...search })}
      asked={readAsked(search)}
      onChosen={(choice) => void navigate({ search: writePastWorkSearch(choice), replace: true })}
    />
  );
}
