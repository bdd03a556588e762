import { createFileRoute } from '@tanstack/react-router';
import adHocPaymentsScreenQuery from '../../__generated__/AdHocPaymentsScreenQuery$parameters.ts';
import { AdHocPaymentsScreen } from '../../pay/adHocPayments/AdHocPaymentsScreen.tsx';
import { adHocVariables, readAdHocSearch, writeAdHocSearch } from '../../pay/adHocPayments/adHocSearch.ts';
import { PaySkeleton } from '../../pay/duePay/PaySkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/pay_/extra')({
  // The filters and their words stay out of the frame: the loader is a chunk of its own, loaded beside the screen.
  codeSplitGroupings: [['loader'], ['component']],
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const variables = { locationId, ...adHocVariables(readAdHocSearch({ ...deps })) };
    return context.client.loadList(adHocPaymentsScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: ExtraPayments,
  pendingComponent: PaySkeleton,
});

function ExtraPayments() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <AdHocPaymentsScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readAdHocSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeAdHocSearch(choice), replace: true })}
    />
  );
}
