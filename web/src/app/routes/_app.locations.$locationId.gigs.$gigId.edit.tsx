import { createFileRoute } from '@tanstack/react-router';
import editGigScreenQuery from '../../__generated__/EditGigScreenQuery$parameters.ts';
import { EditGigScreen } from '../../schedule/editing/EditGigScreen.tsx';
import { GigSkeleton } from '../../schedule/gigs/GigSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/gigs/$gigId/edit')({
  params: {
    parse: ({ gigId }) => ({ gigId: idParam(gigId) }),
    stringify: ({ gigId }) => ({ gigId: String(gigId) }),
  },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { gigId, locationId }, abortController, cause }) =>
    context.client.load(editGigScreenQuery, { gigId, locationId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: EditGig,
  pendingComponent: GigSkeleton,
});

function EditGig() {
  const { locationId, gigId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EditGigScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      onDone={() =>
        void navigate({
          to: '/locations/$locationId/gigs/$gigId',
          params: { locationId, gigId },
          // The form has asked already.
          ignoreBlocker: true,
        })
      }
    />
  );
}
