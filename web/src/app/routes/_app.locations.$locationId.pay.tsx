import { createFileRoute } from '@tanstack/react-router';
import payPeopleScreenQuery from '../../__generated__/PayPeopleScreenQuery$parameters.ts';
import payScreenQuery from '../../__generated__/PayScreenQuery$parameters.ts';
import { PayScreen } from '../../pay/duePay/PayScreen.tsx';
import { type PaySearch, readPaySearch } from '../../pay/duePay/paySearch.ts';
import { PaySkeleton } from '../../pay/duePay/PaySkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/pay')({
  validateSearch: (search: Record<string, unknown>): PaySearch => search,
  loaderDeps: ({ search }) => readPaySearch({ ...search }),
  loader: async ({ context: { client }, params: { locationId }, deps: { by }, abortController, cause }) => {
    const visit = { abortController, cause };
    if (by === 'shift') {
      return { by, list: await client.loadList(payScreenQuery, { locationId }, visit) } as const;
    }
    const [list, { PayPeopleScreen }] = await Promise.all([
      client.loadList(payPeopleScreenQuery, { locationId }, visit),
      // Not with the list by shift, which most visits open.
      import('../../pay/duePay/PayPeopleScreen.tsx'),
    ]);
    return { by, list, PayPeopleScreen } as const;
  },
  remountDeps: ({ params }) => params,
  component: Pay,
  pendingComponent: PaySkeleton,
});

function Pay() {
  const { locationId } = Route.useParams();
  const loaded = Route.useLoaderData();
  return loaded.by === 'shift' ? (
    <PayScreen list={loaded.list} locationId={locationId} />
  ) : (
    <loaded.PayPeopleScreen list={loaded.list} locationId={locationId} />
  );
}
