import { createFileRoute } from '@tanstack/react-router';
import disputesScreenQuery from '../../__generated__/DisputesScreenQuery$parameters.ts';
import { DisputesScreen } from '../../pay/disputes/DisputesScreen.tsx';
import {
  type DisputesSearch,
  disputesVariables,
  readDisputesSearch,
  writeDisputesSearch,
} from '../../pay/disputes/disputesSearch.ts';
import { DisputesSkeleton } from '../../pay/disputes/DisputesSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/disputes/')({
  validateSearch: (search: Record<string, unknown>): DisputesSearch => search,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const variables = { locationId, ...disputesVariables(readDisputesSearch({ ...deps })) };
    return context.client.loadList(disputesScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Disputes,
  pendingComponent: DisputesSkeleton,
});

function Disputes() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <DisputesScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readDisputesSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeDisputesSearch(choice), replace: true })}
    />
  );
}
