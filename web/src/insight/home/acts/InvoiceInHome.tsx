import { formatDates } from '@brigade/domain/platform/time/formatDate.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceInHome_invoice$key } from '../../../__generated__/InvoiceInHome_invoice.graphql.ts';
import { InvoiceActions } from '../../../pay/invoices/InvoiceActions.tsx';
import { InvoiceStatusBadge } from '../../../pay/invoices/InvoiceStatusBadge.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import styles from './acts.module.css';

interface Props {
  invoice: InvoiceInHome_invoice$key;
  locationId: number;
}

/** An invoice with what happens next and what to do about it. The row stays after that. */
export function InvoiceInHome({ invoice, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment InvoiceInHome_invoice on Invoice @throwOnFieldError {
        databaseId
        number
        status
        address
        periodStart
        periodEnd
        ...InvoiceActions_invoice
      }
    `,
    invoice,
  );
  const name = data.number ?? 'Draft';
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.text}>
        <span className={styles.name}>
          <TextLink href={`/locations/${locationId}/invoices/${data.databaseId}`}>{name}</TextLink>
        </span>
        <span className={styles.facts}>
          {formatDates(data.periodStart, data.periodEnd)}
          {data.address == null ? null : <span>{data.address}</span>}
        </span>
      </div>
      <InvoiceStatusBadge status={data.status} />
      <div className={styles.nested}>
        <InvoiceActions invoice={data} billingPath={`/locations/${locationId}/billing`} />
      </div>
    </li>
  );
}
