import { createFileRoute } from '@tanstack/react-router';
import blocksScreenQuery from '../../__generated__/BlocksScreenQuery$parameters.ts';
import { BlocksScreen } from '../../pros/blocks/BlocksScreen.tsx';
import { ProSearchSkeleton } from '../../pros/search/ProSearchSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/connect/blocked')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, abortController, cause }) =>
    context.client.load(blocksScreenQuery, { locationId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Blocked,
  pendingComponent: ProSearchSkeleton,
});

function Blocked() {
  return <BlocksScreen query={Route.useLoaderData()} />;
}
