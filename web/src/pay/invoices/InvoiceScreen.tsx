import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { InvoiceScreenQuery } from '../../__generated__/InvoiceScreenQuery.graphql.ts';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceDocument } from './InvoiceDocument.tsx';
import { InvoiceDownloads } from './InvoiceDownloads.tsx';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import styles from './invoices.module.css';
import { useRefreshMs } from './useRefreshMs.ts';

interface Props {
  query: ScreenQuery<InvoiceScreenQuery>;
  listPath: string;
  /** The path of the page where payment methods are added. */
  billingPath: string;
}

/** One invoice: what can be done with it, and the document. */
export function InvoiceScreen({ query, listPath, billingPath }: Props) {
  const data = usePreloadedQuery<InvoiceScreenQuery>(
    graphql`
      query InvoiceScreenQuery($invoiceId: DatabaseId!) @preloadable @throwOnFieldError {
        invoice(databaseId: $invoiceId) @catch {
          number
          status
          isCharging
          location {
            ...useLocationLive_location
          }
          ...InvoiceActions_invoice
          ...InvoiceDownloads_invoice
          ...InvoiceDocument_invoice
        }
      }
    `,
    useHeldQuery(query),
  );
  const invoice = valueOrNull(data.invoice);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const live = useLocationLive(invoice?.location ?? null, refresh);
  const isFollowed = invoice?.location != null && live === 'live';
  const interval = useRefreshMs(invoice?.isCharging ?? false);
  useVisibleInterval(refresh, invoice && !isFollowed ? interval : null);
  if (!invoice) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NotFound />}
        title="Invoice not found, or you have no access to it"
        action={<LinkButton href={listPath}>Go to invoices</LinkButton>}
      >
        <title>Invoice not found · Brigade</title>
        Only admins see invoices. A draft that bills nothing is deleted.
      </EmptyState>
    );
  }
  const title = invoice.number == null ? 'Draft invoice' : `Invoice ${invoice.number}`;
  return (
    <div className={styles.screen}>
      <div className={styles.controls}>
        <PageHeader
          breadcrumbs={[{ label: 'Invoices', href: listPath }, { label: title }]}
          title={title}
          meta={
            <>
              <InvoiceStatusBadge status={invoice.status} />
              {invoice.location == null ? null : <LiveStatus state={live} />}
            </>
          }
          actions={<InvoiceDownloads invoice={invoice} />}
        >
          <title>{`${title} · Brigade`}</title>
        </PageHeader>
        <InvoiceActions invoice={invoice} billingPath={billingPath} />
      </div>
      <InvoiceDocument invoice={invoice} />
    </div>
  );
}
