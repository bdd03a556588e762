import { createFileRoute } from '@tanstack/react-router';
import exportsScreenQuery from '../../__generated__/ExportsScreenQuery$parameters.ts';
import { ExportsScreen } from '../../integrations/bulkExports/ExportsScreen.tsx';
import { ExportsSkeleton } from '../../integrations/bulkExports/ExportsSkeleton.tsx';

export const Route = createFileRoute('/_app/settings_/exports')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, abortController, cause }) =>
    context.client.load(exportsScreenQuery, {}, { abortController, cause }),
  component: Exports,
  pendingComponent: ExportsSkeleton,
});

function Exports() {
  return <ExportsScreen query={Route.useLoaderData()} />;
}
