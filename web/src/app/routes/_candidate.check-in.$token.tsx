import { createFileRoute } from '@tanstack/react-router';
import checkInScreenQuery from '../../__generated__/CheckInScreenQuery$parameters.ts';
import { CheckInScreen } from '../../day/checkIn/CheckInScreen.tsx';
import { CheckInSkeleton } from '../../day/checkIn/CheckInSkeleton.tsx';

export const Route = createFileRoute('/_candidate/check-in/$token')({
  // Opened by pros only: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  // Without a session, also where there is one: the link is all that counts.
  beforeLoad: async () => {
    const { visitorClient } = await import('../../platform/relay/visitorClient.ts');
    return { client: visitorClient() };
  },
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(checkInScreenQuery, { token: params.token }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: CheckInPage,
  pendingComponent: CheckInSkeleton,
});

function CheckInPage() {
  const { client } = Route.useRouteContext();
  return <CheckInScreen client={client} query={Route.useLoaderData()} token={Route.useParams().token} />;
}
