import { createFileRoute } from '@tanstack/react-router';
import payScreenQuery from '../../__generated__/PayScreenQuery$parameters.ts';
import { PayScreen } from '../../pay/duePay/PayScreen.tsx';
import { PaySkeleton } from '../../pay/duePay/PaySkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/pay')({
  loader: ({ context, params: { locationId }, abortController, cause }) =>
    context.client.loadList(payScreenQuery, { locationId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Pay,
  pendingComponent: PaySkeleton,
});

function Pay() {
  const { locationId } = Route.useParams();
  return <PayScreen list={Route.useLoaderData()} locationId={locationId} />;
}
