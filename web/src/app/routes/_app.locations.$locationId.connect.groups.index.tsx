import { createFileRoute } from '@tanstack/react-router';
import groupsScreenQuery from '../../__generated__/GroupsScreenQuery$parameters.ts';
import { GroupsScreen } from '../../pros/groups/GroupsScreen.tsx';
import { GroupsSkeleton } from '../../pros/groups/GroupsSkeleton.tsx';
import { readNameSearch } from '../../pros/groups/nameSearch.ts';

export const Route = createFileRoute('/_app/locations/$locationId/connect/groups/')({
  validateSearch: readNameSearch,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps: { search = '' }, abortController, cause }) =>
    context.client.load(groupsScreenQuery, { locationId, search }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Groups,
  pendingComponent: GroupsSkeleton,
});

function Groups() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <GroupsScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      search={Route.useSearch().search ?? ''}
      onSearched={(search) => void navigate({ search: readNameSearch({ search }), replace: true })}
    />
  );
}
