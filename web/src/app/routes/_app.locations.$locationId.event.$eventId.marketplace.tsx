import { createFileRoute } from '@tanstack/react-router';
import eventScreenQuery from '../../__generated__/EventScreenQuery$parameters.ts';
import { EventScreen } from '../../schedule/events/EventScreen.tsx';
import { EventSkeleton } from '../../schedule/events/EventSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/event/$eventId/marketplace')({
  params: {
    parse: ({ eventId }) => ({ eventId: idParam(eventId) }),
    stringify: ({ eventId }) => ({ eventId: String(eventId) }),
  },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId, eventId }, abortController, cause }) =>
    context.client.load(eventScreenQuery, { locationId, eventId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Marketplace,
  pendingComponent: EventSkeleton,
});

function Marketplace() {
  const { locationId } = Route.useParams();
  return <EventScreen query={Route.useLoaderData()} locationId={locationId} view="marketplace" />;
}
