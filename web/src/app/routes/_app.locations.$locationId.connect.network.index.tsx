import { createFileRoute } from '@tanstack/react-router';
import networkMembersScreenQuery from '../../__generated__/NetworkMembersScreenQuery$parameters.ts';
import { readNameSearch } from '../../pros/groups/nameSearch.ts';
import { MembersSkeleton } from '../../pros/network/MembersSkeleton.tsx';
import { NetworkMembersScreen } from '../../pros/network/NetworkMembersScreen.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/connect/network/')({
  validateSearch: readNameSearch,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps: { search = '' }, abortController, cause }) =>
    context.client.load(networkMembersScreenQuery, { locationId, search }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Network,
  pendingComponent: MembersSkeleton,
});

function Network() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <NetworkMembersScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      search={Route.useSearch().search ?? ''}
      onSearched={(search) => void navigate({ search: readNameSearch({ search }), replace: true })}
    />
  );
}
