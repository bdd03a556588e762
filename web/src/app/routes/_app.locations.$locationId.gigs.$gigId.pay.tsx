import { createFileRoute } from '@tanstack/react-router';
import gigPayScreenQuery from '../../__generated__/GigPayScreenQuery$parameters.ts';
import { GigPayScreen } from '../../pay/duePay/GigPayScreen.tsx';
import { PaySkeleton } from '../../pay/duePay/PaySkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/locations/$locationId/gigs/$gigId/pay')({
  params: {
    parse: ({ gigId }) => ({ gigId: idParam(gigId) }),
    stringify: ({ gigId }) => ({ gigId: String(gigId) }),
  },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { gigId }, abortController, cause }) =>
    context.client.load(gigPayScreenQuery, { gigId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: GigPay,
  pendingComponent: PaySkeleton,
});

function GigPay() {
  return <GigPayScreen query={Route.useLoaderData()} locationId={Route.useParams().locationId} />;
}
