import { createFileRoute } from '@tanstack/react-router';
import geoLogsScreenQuery from '../../__generated__/GeoLogsScreenQuery$parameters.ts';
import { GeoLogsScreen } from '../../day/geoLogs/GeoLogsScreen.tsx';
import { readGeoLogsSearch, writeGeoLogsSearch } from '../../day/geoLogs/geoLogsSearch.ts';
import { GeoLogsSkeleton } from '../../day/geoLogs/GeoLogsSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/geo-logs')({
  validateSearch: (search: Record<string, unknown>) => writeGeoLogsSearch(readGeoLogsSearch(search)),
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const { show, search } = readGeoLogsSearch({ ...deps });
    const variables = { locationId, search: search || null, isFlagged: show === 'flagged' ? true : null };
    return context.client.loadList(geoLogsScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: GeoLogs,
  pendingComponent: GeoLogsSkeleton,
});

function GeoLogs() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <GeoLogsScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readGeoLogsSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeGeoLogsSearch(choice), replace: true })}
    />
  );
}
