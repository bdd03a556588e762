import { createFileRoute } from '@tanstack/react-router';
import groupScreenQuery from '../../__generated__/GroupScreenQuery$parameters.ts';
import { GroupScreen } from '../../pros/groups/GroupScreen.tsx';
import { GroupSkeleton } from '../../pros/groups/GroupSkeleton.tsx';
import { readNameSearch } from '../../pros/groups/nameSearch.ts';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/connect/groups/$groupId')({
  params: {
    parse: ({ groupId }) => ({ groupId: idParam(groupId) }),
    stringify: ({ groupId }) => ({ groupId: String(groupId) }),
  },
  validateSearch: readNameSearch,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { groupId }, deps: { search = '' }, abortController, cause }) =>
    context.client.load(groupScreenQuery, { groupId, search }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Group,
  pendingComponent: GroupSkeleton,
});

function Group() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <GroupScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      search={Route.useSearch().search ?? ''}
      onSearched={(search) => void navigate({ search: readNameSearch({ search }), replace: true })}
    />
  );
}
