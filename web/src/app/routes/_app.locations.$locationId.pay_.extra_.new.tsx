import { createFileRoute } from '@tanstack/react-router';
import newPaymentScreenQuery from '../../__generated__/NewPaymentScreenQuery$parameters.ts';
import { NewPaymentScreen } from '../../pay/adHocPayments/NewPaymentScreen.tsx';
import {
  readNewPaymentSearch,
  shiftStatuses,
  writeNewPaymentSearch,
} from '../../pay/adHocPayments/newPaymentSearch.ts';
import { PaySkeleton } from '../../pay/duePay/PaySkeleton.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/pay_/extra_/new')({
  codeSplitGroupings: [['loader'], ['component']],
  loaderDeps: ({ search }) => {
    const { gig, search: text } = readNewPaymentSearch({ ...search });
    return { gig, search: text };
  },
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const { gig, search } = deps;
    const variables = {
      locationId,
      gigId: gig ?? 0,
      hasGig: gig !== null,
      search: search || null,
      statuses: shiftStatuses(search),
    };
    return context.client.load(newPaymentScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: NewExtraPayment,
  pendingComponent: PaySkeleton,
});

function NewExtraPayment() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <NewPaymentScreen
      query={Route.useLoaderData()}
      locationId={locationId}
      choice={readNewPaymentSearch({ ...Route.useSearch() })}
      onChosen={(choice) =>
        void navigate({ search: writeNewPaymentSearch(choice), resetScroll: false, replace: true })
      }
    />
  );
}
