import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { createFileRoute } from '@tanstack/react-router';
import addLocationScreenQuery from '../../__generated__/AddLocationScreenQuery$parameters.ts';
import { AddLocationScreen } from '../../businesses/locations/adding/AddLocationScreen.tsx';
import { AddLocationSkeleton } from '../../businesses/locations/adding/AddLocationSkeleton.tsx';
import { returnSearch } from '../../businesses/locations/returnSearch.ts';

export const Route = createFileRoute('/_app/locations/add')({
  validateSearch: returnSearch,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(addLocationScreenQuery, {}, { abortController, cause }),
  component: AddLocation,
  pendingComponent: AddLocationSkeleton,
});

function AddLocation() {
  const { client } = Route.useRouteContext();
  const { returnTo } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AddLocationScreen
      query={Route.useLoaderData()}
      cancelHref={returnTo === undefined ? '/locations' : returnPath(returnTo)}
      onAdded={async (locationId) => {
        // Lists of locations and the person's roles were answered without it.
        client.forgetResponses();
        if (returnTo === undefined) {
          await navigate({ to: '/locations/$locationId/info', params: { locationId } });
        } else {
          await navigate({ href: returnPath(returnTo) });
        }
      }}
    />
  );
}
