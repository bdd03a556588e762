import { createFileRoute } from '@tanstack/react-router';
import payPeopleScreenQuery from '../../__generated__/PayPeopleScreenQuery$parameters.ts';
import payScreenQuery from '../../__generated__/PayScreenQuery$parameters.ts';
import { PayScreen } from '../../pay/duePay/PayScreen.tsx';
import { type PayChoice, type PaySearch, readPaySearch, writePaySearch } from '../../pay/duePay/paySearch.ts';
import { PaySkeleton } from '../../pay/duePay/PaySkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/pay')({
  validateSearch: (search: Record<string, unknown>): PaySearch => search,
  loaderDeps: ({ search }) => readPaySearch({ ...search }),
  loader: async ({
    context: { client },
    params: { locationId },
    deps: { by, breaks },
    abortController,
    cause,
  }) => {
    const visit = { abortController, cause };
    const variables = { locationId, breaks };
    if (by === 'shift') {
      return { by, list: await client.loadList(payScreenQuery, variables, visit) } as const;
    }
    const [list, { PayPeopleScreen }] = await Promise.all([
      client.loadList(payPeopleScreenQuery, variables, visit),
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
  const navigate = Route.useNavigate();
  const screen = {
    locationId,
    choice: readPaySearch({ ...Route.useSearch() }),
    onChosen: (choice: PayChoice) => void navigate({ search: writePaySearch(choice), replace: true }),
  };
  return loaded.by === 'shift' ? (
    <PayScreen list={loaded.list} {...screen} />
  ) : (
    <loaded.PayPeopleScreen list={loaded.list} {...screen} />
  );
}
