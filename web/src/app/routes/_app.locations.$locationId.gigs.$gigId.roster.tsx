import { createFileRoute } from '@tanstack/react-router';
import rosterScreenQuery from '../../__generated__/RosterScreenQuery$parameters.ts';
import { RosterScreen } from '../../day/roster/RosterScreen.tsx';
import { readRosterSearch, writeRosterSearch } from '../../day/roster/rosterSearch.ts';
import { RosterSkeleton } from '../../day/roster/RosterSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/gigs/$gigId/roster')({
  params: {
    parse: ({ gigId }) => ({ gigId: idParam(gigId) }),
    stringify: ({ gigId }) => ({ gigId: String(gigId) }),
  },
  validateSearch: (search: Record<string, unknown>) => writeRosterSearch(readRosterSearch(search).name),
  loader: ({ context, params: { gigId }, abortController, cause }) =>
    context.client.loadKept(rosterScreenQuery, { gigId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Roster,
  pendingComponent: RosterSkeleton,
});

function Roster() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <RosterScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      name={readRosterSearch({ ...Route.useSearch() }).name}
      onNamed={(name) =>
        void navigate({ search: writeRosterSearch(name), resetScroll: false, replace: true })
      }
    />
  );
}
