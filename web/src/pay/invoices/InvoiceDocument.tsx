import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceDocument_invoice$key } from '../../__generated__/InvoiceDocument_invoice.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Paper } from '../../ui/layout/Paper.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';

/** An invoice as on paper. */
export function InvoiceDocument({ invoice }: { invoice: InvoiceDocument_invoice$key }) {
  const data = useFragment(
    graphql`
      fragment InvoiceDocument_invoice on Invoice @throwOnFieldError {
        ...InvoiceFacts_invoice
        ...InvoiceLines_invoice
        ...InvoiceTotals_invoice
      }
    `,
    invoice,
  );
  return (
    <Paper>
      <Card as="article">
        <InvoiceFacts invoice={data} />
        <InvoiceLines invoice={data} />
        <InvoiceTotals invoice={data} />
      </Card>
    </Paper>
  );
}
