import { createFileRoute } from '@tanstack/react-router';
import moveLocationScreenQuery from '../../__generated__/MoveLocationScreenQuery$parameters.ts';
import { MoveLocationScreen } from '../../businesses/organizationRemaps/MoveLocationScreen.tsx';
import { moveSearch } from '../../businesses/organizationRemaps/moveSearch.ts';
import { MoveSkeleton } from '../../businesses/organizationRemaps/MoveSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/_settings/org-remap')({
  validateSearch: moveSearch,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, deps: { to, search }, abortController, cause }) =>
    context.client.load(
      moveLocationScreenQuery,
      {
        locationId: params.locationId,
        search: search ?? null,
        organizationId: to ?? '',
        isChosen: to !== undefined,
      },
      { abortController, cause },
    ),
  remountDeps: ({ params }) => params,
  component: MoveLocation,
  pendingComponent: MoveSkeleton,
});

function MoveLocation() {
  const navigate = Route.useNavigate();
  return (
    <MoveLocationScreen
      query={Route.useLoaderData()}
      choice={Route.useSearch()}
      onChosen={(search) => void navigate({ search, replace: true })}
      onMoved={() => void navigate({ to: '/locations/$locationId/info' })}
    />
  );
}
