import { createFileRoute } from '@tanstack/react-router';
import compareScreenQuery from '../../__generated__/CompareScreenQuery$parameters.ts';
import { CompareScreen } from '../../pros/search/CompareScreen.tsx';
import { mostCompared, uuids } from '../../pros/search/proSearch.ts';
import { ProSkeleton } from '../../pros/profiles/ProSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/connect/compare')({
  // `uuids` checks them.
  validateSearch: ({ pros }: Record<string, unknown>): { pros?: string } =>
    typeof pros === 'string' ? { pros } : {},
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) =>
    context.client.load(
      compareScreenQuery,
      { uuids: uuids(deps.pros).slice(0, mostCompared), locationId },
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
      uuids={uuids(Route.useSearch().pros).slice(0, mostCompared)}
    />
  );
}
