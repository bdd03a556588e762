import { createFileRoute } from '@tanstack/react-router';
import templatesScreenQuery from '../../__generated__/TemplatesScreenQuery$parameters.ts';
import { TemplatesScreen } from '../../schedule/templates/TemplatesScreen.tsx';
import { TemplatesSkeleton } from '../../schedule/templates/TemplatesSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/_settings/templates')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(templatesScreenQuery, { locationId: params.locationId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Templates,
  pendingComponent: TemplatesSkeleton,
});

function Templates() {
  return <TemplatesScreen query={Route.useLoaderData()} />;
}
