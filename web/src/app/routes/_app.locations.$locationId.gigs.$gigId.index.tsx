import { createFileRoute } from '@tanstack/react-router';
import gigScreenQuery from '../../__generated__/GigScreenQuery$parameters.ts';
import { GigScreen } from '../screens/GigScreen.tsx';
import { readInspectorSearch, writeInspectorSearch } from '../screens/inspector/inspectorTab.ts';
import { GigSkeleton } from '../../schedule/gigs/GigSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/gigs/$gigId/')({
  params: {
    parse: ({ gigId }) => ({ gigId: idParam(gigId) }),
    stringify: ({ gigId }) => ({ gigId: String(gigId) }),
  },
  validateSearch: (search: Record<string, unknown>) => writeInspectorSearch(readInspectorSearch(search)),
  loader: ({ context, params, abortController, cause }) =>
    context.client.load(gigScreenQuery, { gigId: params.gigId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Gig,
  pendingComponent: GigSkeleton,
});

function Gig() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <GigScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      tab={readInspectorSearch({ ...Route.useSearch() })}
      onTab={(tab) => void navigate({ search: writeInspectorSearch(tab), replace: true, resetScroll: false })}
    />
  );
}
