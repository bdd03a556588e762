import { createFileRoute } from '@tanstack/react-router';
import locationInvoicesScreenQuery from '../../__generated__/LocationInvoicesScreenQuery$parameters.ts';
import {
  invoicesFilter,
  type InvoicesSearch,
  readInvoicesSearch,
  writeInvoicesSearch,
} from '../../pay/invoices/invoicesSearch.ts';
import { InvoicesSkeleton } from '../../pay/invoices/InvoicesSkeleton.tsx';
import { LocationInvoicesScreen } from '../../pay/invoices/LocationInvoicesScreen.tsx';

export const Route = createFileRoute('/_app/locations/$locationId/invoices/')({
  validateSearch: (search: Record<string, unknown>): InvoicesSearch => search,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { locationId }, deps, abortController, cause }) => {
    const variables = { locationId, filter: invoicesFilter(readInvoicesSearch({ ...deps })) };
    return context.client.loadList(locationInvoicesScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Invoices,
  pendingComponent: InvoicesSkeleton,
});

function Invoices() {
  const { locationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <LocationInvoicesScreen
      list={Route.useLoaderData()}
      locationId={locationId}
      choice={readInvoicesSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeInvoicesSearch(choice), replace: true })}
    />
  );
}
