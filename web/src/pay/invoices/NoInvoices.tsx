import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import type { InvoicesChoice } from './invoicesSearch.ts';

const titles = {
  all: 'No invoices yet',
  review: 'Nothing to review',
  unpaid: 'Nothing to pay',
  paid: 'No paid invoices',
} as const;

/** In place of an empty list of invoices. */
export function NoInvoices({ choice: { show, search } }: { choice: InvoicesChoice }) {
  if (search !== '') {
    return (
      <EmptyState illustration={<NoResults />} title={`No invoice “${search}”`}>
        Check the number, or search for a part of it.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<NoGigs />} title={titles[show]}>
      Where invoicing is on, paid work is invoiced at the end of each week or day.
    </EmptyState>
  );
}
