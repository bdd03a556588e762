import { createFileRoute } from '@tanstack/react-router';
import importScreenQuery from '../../__generated__/ImportScreenQuery$parameters.ts';
import { ImportScreen } from '../../schedule/imports/ImportScreen.tsx';
import { ImportSkeleton } from '../../schedule/imports/ImportSkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/import')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(importScreenQuery, { locationId: params.locationId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Import,
  pendingComponent: ImportSkeleton,
});

function Import() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      onFinished={() => void navigate({ href: `/locations/${locationId}`, ignoreBlocker: true })}
    />
  );
}
