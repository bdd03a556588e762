import { createFileRoute } from '@tanstack/react-router';
import organizationInvoicesScreenQuery from '../../__generated__/OrganizationInvoicesScreenQuery$parameters.ts';
import {
  invoicesFilter,
  type InvoicesSearch,
  readInvoicesSearch,
  writeInvoicesSearch,
} from '../../pay/invoices/invoicesSearch.ts';
import { InvoicesSkeleton } from '../../pay/invoices/InvoicesSkeleton.tsx';
import { OrganizationInvoicesScreen } from '../../pay/invoices/OrganizationInvoicesScreen.tsx';

export const Route = createFileRoute('/_app/organizations/$organizationId/invoices/')({
  validateSearch: (search: Record<string, unknown>): InvoicesSearch => search,
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { organizationId }, deps, abortController, cause }) => {
    const variables = { organizationId, filter: invoicesFilter(readInvoicesSearch({ ...deps })) };
    return context.client.loadList(organizationInvoicesScreenQuery, variables, { abortController, cause });
  },
  remountDeps: ({ params }) => params,
  component: Invoices,
  pendingComponent: InvoicesSkeleton,
});

function Invoices() {
  const { organizationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <OrganizationInvoicesScreen
      list={Route.useLoaderData()}
      organizationId={organizationId}
      choice={readInvoicesSearch({ ...Route.useSearch() })}
      onChosen={(choice) => void navigate({ search: writeInvoicesSearch(choice), replace: true })}
    />
  );
}
