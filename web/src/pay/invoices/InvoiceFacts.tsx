import { formatDate, formatDates } from '@brigade/domain/platform/time/formatDate.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceFacts_invoice$key } from '../../__generated__/InvoiceFacts_invoice.graphql.ts';
import { FactList } from '../../platform/screen/FactList.tsx';
import styles from './invoices.module.css';

/** Who is billed, for which period, and when it is due. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceFacts_invoice$key }) {
  const { billTo, seller, paidWith, timeZone, ...data } = useFragment(
    graphql`
      fragment InvoiceFacts_invoice on Invoice @throwOnFieldError {
        number
        address
        locationName
        timeZone
        periodStart
        periodEnd
        issuedAt
        dueDate
        paidAt
        paidWith {
          issuer
          last4
        }
        seller {
          name
          address
          taxId
          email
        }
        billTo {
          name
          streetAddress
          city
          stateCode
          zipCode
        }
      }
    `,
    invoice,
  );
  const day = (instant: string | null | undefined) =>
    instant
      ? formatDate(Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString())
      : null;
  return (
    <div className={styles.facts}>
      <div>
        <strong className={styles.printTitle}>{data.number == null ? 'Draft invoice' : 'Invoice'}</strong>
        {seller ? (
          <>
            <h2 className={styles.label}>From</h2>
            <address className={styles.party}>
              <strong>{seller.name}</strong>
              {seller.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {seller.taxId == null ? null : <span>{`Tax ID ${seller.taxId}`}</span>}
              {seller.email == null ? null : <span>{seller.email}</span>}
            </address>
          </>
        ) : null}
        <h2 className={styles.label}>Bill to</h2>
        <address className={styles.party}>
          <strong>{billTo.name}</strong>
          <span>{billTo.streetAddress}</span>
          <span>{`${billTo.city}, ${billTo.stateCode} ${billTo.zipCode}`}</span>
        </address>
      </div>
      <FactList
        facts={[
          { name: 'Number', value: data.number ?? 'Assigned when issued' },
          { name: 'Period', value: formatDates(data.periodStart, data.periodEnd) },
          { name: 'Location', value: data.locationName ?? 'All locations' },
          { name: 'Address', value: data.address },
          { name: 'Issued', value: day(data.issuedAt) },
          { name: 'Due', value: data.dueDate ? formatDate(data.dueDate) : null },
          { name: 'Paid', value: day(data.paidAt) },
          { name: 'Paid with', value: paidWith ? `${paidWith.issuer} ending in ${paidWith.last4}` : null },
        ]}
      />
    </div>
  );
}
