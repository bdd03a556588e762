import { createFileRoute } from '@tanstack/react-router';
import exportsScreenQuery from '../../__generated__/ExportsScreenQuery$parameters.ts';
import { ExportsScreen } from '../../integrations/bulkExports/ExportsScreen.tsx';
import { AccountSkeleton } from '../../accounts/users/AccountSkeleton.tsx';

export const Route = createFileRoute('/_app/_account/settings_/exports')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(exportsScreenQuery, {}, { abortController, cause }),
  component: Exports,
  pendingComponent: AccountSkeleton,
});

function Exports() {
  return <ExportsScreen query={Route.useLoaderData()} />;
}
