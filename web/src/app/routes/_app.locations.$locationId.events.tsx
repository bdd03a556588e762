import { createFileRoute } from '@tanstack/react-router';
import eventsScreenQuery from '../../__generated__/EventsScreenQuery$parameters.ts';
import { EventsScreen } from '../../schedule/events/EventsScreen.tsx';
import { readEventsSearch, writeEventsSearch } from '../../schedule/events/eventsSearch.ts';
import { EventsSkeleton } from '../../schedule/events/EventsSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/events')({
  validateSearch: (search: Record<string, unknown>) => writeEventsSearch(readEventsSearch(search)),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const { period, search } = readEventsSearch({ ...deps });
    const variables = { locationId, period: period === 'past' ? 'PAST' : 'UPCOMING', search } as const;
    return context.client.load(eventsScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Events,
  pendingComponent: EventsSkeleton,
});

function Events() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EventsScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readEventsSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeEventsSearch(choice), replace: true })}
    />
  );
}
