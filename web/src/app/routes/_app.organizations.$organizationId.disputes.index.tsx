import { createFileRoute } from '@tanstack/react-router';
import organizationDisputesScreenQuery from '../../__generated__/OrganizationDisputesScreenQuery$parameters.ts';
import { OrganizationDisputesScreen } from '../../pay/disputes/OrganizationDisputesScreen.tsx';
import {
  type DisputesSearch,
  disputesVariables,
  readDisputesSearch,
  writeDisputesSearch,
} from '../../pay/disputes/disputesSearch.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

export const Route = createFileRoute('/_app/organizations/$organizationId/disputes/')({
  validateSearch: (search: Record<string, unknown>): DisputesSearch => search,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { organizationId }, deps, abortController, cause }) => {
    const variables = { organizationId, ...disputesVariables(readDisputesSearch({ ...deps })) };
    return context.client.loadList(organizationDisputesScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Disputes,
  pendingComponent: Skeleton,
});

function Disputes() {
  const { organizationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <OrganizationDisputesScreen
      list={Route.useLoaderData()}
      organizationId={organizationId}
      choice={readDisputesSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeDisputesSearch(choice), replace: true })}
    />
  );
}

function Skeleton() {
  return <SkeletonRows label="Loading disputes" rows={4} />;
}
