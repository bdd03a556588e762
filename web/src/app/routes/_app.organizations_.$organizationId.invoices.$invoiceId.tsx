import { createFileRoute } from '@tanstack/react-router';
import invoiceScreenQuery from '../../__generated__/InvoiceScreenQuery$parameters.ts';
import { InvoiceScreen } from '../../pay/invoices/InvoiceScreen.tsx';
import { InvoicesSkeleton } from '../../pay/invoices/InvoicesSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/organizations_/$organizationId/invoices/$invoiceId')({
  params: {
    parse: ({ organizationId, invoiceId }) => ({
      organizationId: idParam(organizationId),
      invoiceId: idParam(invoiceId),
    }),
    stringify: ({ organizationId, invoiceId }) => ({
      organizationId: String(organizationId),
      invoiceId: String(invoiceId),
    }),
  },
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { invoiceId }, abortController, cause }) =>
    context.client.load(invoiceScreenQuery, { invoiceId }, { abortController, cause }),
  remountDeps: ({ params }) => params,
  component: Invoice,
  pendingComponent: InvoicesSkeleton,
});

function Invoice() {
  const { organizationId } = Route.useParams();
  const place = `/organizations/${organizationId}`;
  return (
    <InvoiceScreen
      query={Route.useLoaderData()}
      listPath={`${place}/invoices`}
      billingPath={`${place}/billing`}
    />
  );
}
