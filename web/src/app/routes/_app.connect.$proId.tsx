import { createFileRoute } from '@tanstack/react-router';
import connectProScreenQuery from '../../__generated__/ConnectProScreenQuery$parameters.ts';
import { ConnectProScreen } from '../../pros/connect/ConnectProScreen.tsx';
import { ProSkeleton } from '../../pros/profiles/ProSkeleton.tsx';

export const Route = createFileRoute('/_app/connect/$proId')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(connectProScreenQuery, { uuid: params.proId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: ConnectPro,
  pendingComponent: ProSkeleton,
});

function ConnectPro() {
  return <ConnectProScreen query={Route.useLoaderData()} />;
}
