import { createFileRoute } from '@tanstack/react-router';
import compareScreenQuery from '../../__generated__/CompareScreenQuery$parameters.ts';
import { CompareScreen } from '../../pros/search/CompareScreen.tsx';
import { mostCompared, uuids } from '../../pros/search/proSearch.ts';
import { ProSkeleton } from '../../pros/profiles/ProSkeleton.tsx';

const readCompared = (search: { pros?: unknown }) => uuids(search.pros).slice(0, mostCompared);

export const Route = createFileRoute('/_app/locations/$locationId/connect/compare')({
  validateSearch: (search: Record<string, unknown>): { pros?: string } => {
    const compared = readCompared(search).join(',');
    return compared === '' ? {} : { pros: compared };
  },
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) =>
    context.client.load(
      compareScreenQuery,
      { uuids: readCompared(deps), locationId },
      { abortController, cause },
    ),
  component: Compare,
  pendingComponent: ProSkeleton,
});

function Compare() {
  return (
    <CompareScreen
      query={Route.useLoaderData()}
      locationId={Route.useParams().locationId}
      uuids={readCompared(Route.useSearch())}
    />
  );
}
