import { createFileRoute } from '@tanstack/react-router';
import eventScreenQuery from '../../__generated__/EventScreenQuery$parameters.ts';
import { EventOffersButton } from '../../filling/offers/event/EventOffersButton.tsx';
import { EventScreen } from '../../schedule/events/EventScreen.tsx';
import { EventSkeleton } from '../../schedule/events/EventSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/event/$eventId/network')({
  params: {
    parse: ({ eventId }) => ({ eventId: idParam(eventId) }),
    stringify: ({ eventId }) => ({ eventId: String(eventId) }),
  },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId, eventId }, abortController, cause }) =>
    context.client.load(eventScreenQuery, { locationId, eventId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Network,
  pendingComponent: EventSkeleton,
});

function Network() {
  const { locationId, eventId } = Route.useParams();
  return (
    <EventScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      view="network"
      offers={<EventOffersButton eventId={eventId} locationId={locationId} />}
    />
  );
}
