import { parseCandidateCode } from '@brigade/domain/hiring/candidateCodes/candidateCode.ts';
import { createFileRoute } from '@tanstack/react-router';
import orientationScreenQuery from '../../__generated__/OrientationScreenQuery$parameters.ts';
import { CandidateSkeleton } from '../../hiring/candidateCodes/CandidateSkeleton.tsx';
import { OrientationScreen } from '../../hiring/orientation/OrientationScreen.tsx';

export const Route = createFileRoute('/_candidate/orientation/$secret')({
  // Opened by candidates only: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  params: { parse: ({ secret }) => ({ secret: parseCandidateCode(secret) ?? secret }) },
  // Without a session, also where there is one: the code is all that counts.
  beforeLoad: async () => {
    const { visitorClient } = await import('../../platform/relay/visitorClient.ts');
    return { client: visitorClient() };
  },
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(orientationScreenQuery, { code: params.secret }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: OrientationPage,
  pendingComponent: CandidateSkeleton,
});

function OrientationPage() {
  const { client } = Route.useRouteContext();
  return <OrientationScreen client={client} query={Route.useLoaderData()} code={Route.useParams().secret} />;
}
