import { parseCandidateCode } from '@brigade/domain/hiring/candidateCodes/candidateCode.ts';
import { createFileRoute } from '@tanstack/react-router';
import interviewScreenQuery from '../../__generated__/InterviewScreenQuery$parameters.ts';
import { CandidateSkeleton } from '../../hiring/candidateCodes/CandidateSkeleton.tsx';
import { InterviewScreen } from '../../hiring/interviews/InterviewScreen.tsx';

export const Route = createFileRoute('/_candidate/interview/$secret')({
  // Opened by candidates only: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  params: { parse: ({ secret }) => ({ secret: parseCandidateCode(secret) ?? secret }) },
  // Without a session, also where there is one: the code is all that counts.
  beforeLoad: async () => {
    const { visitorClient } = await import('../../platform/relay/visitorClient.ts');
    return { client: visitorClient() };
  },
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(interviewScreenQuery, { code: params.secret }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: InterviewPage,
  pendingComponent: CandidateSkeleton,
});

function InterviewPage() {
  const { client } = Route.useRouteContext();
  return <InterviewScreen client={client} query={Route.useLoaderData()} code={Route.useParams().secret} />;
}
