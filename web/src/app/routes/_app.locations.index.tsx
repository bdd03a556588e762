import { createFileRoute } from '@tanstack/react-router';
import locationsScreenQuery from '../../__generated__/LocationsScreenQuery$parameters.ts';
import { locationsSearch } from '../../businesses/locations/list/locationsSearch.ts';
import { LocationsScreen } from '../../insight/home/LocationsScreen.tsx';
import { LocationsSkeleton } from '../../insight/home/LocationsSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/')({
  validateSearch: locationsSearch,
  loader: ({ context, abortController, cause }) =>
    context.client.loadList(locationsScreenQuery, {}, { abortController, cause }),
  component: Locations,
  pendingComponent: LocationsSkeleton,
});

function Locations() {
  const navigate = Route.useNavigate();
  const { search, resumeWith } = Route.useSearch();
  return (
    <LocationsScreen
      list={Route.useLoaderData()}
      search={search ?? ''}
      resumeWith={resumeWith ?? null}
      onSearched={(text) =>
        void navigate({ search: (former) => locationsSearch({ ...former, search: text }), replace: true })
      }
    />
  );
}
