import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceTotals_invoice$key } from '../../__generated__/InvoiceTotals_invoice.graphql.ts';
import { CostLabel } from '../../schedule/costs/CostLabel.tsx';
import styles from './invoices.module.css';

/** The sums of an invoice by what they are for, what is taken off, and the total. */
export function InvoiceTotals({ invoice }: { invoice: InvoiceTotals_invoice$key }) {
  const { parts, credits, taxPercent, taxable, tax, total } = useFragment(
    graphql`
      fragment InvoiceTotals_invoice on Invoice @throwOnFieldError {
        parts {
          code
          label
          amount {
            amountCents
            currency
          }
        }
        credits {
          databaseId
          label
          amount {
            amountCents
            currency
          }
        }
        taxPercent
        taxable {
          amountCents
          currency
        }
        tax {
          amountCents
          currency
        }
        total {
          amountCents
          currency
        }
      }
    `,
    invoice,
  );
  return (
    <>
      <dl className={styles.totals}>
        {parts.map(({ code, label, amount }) => (
          <div key={code}>
            <dt>
              <CostLabel label={label} />
            </dt>
            <dd>{formatMoney(amount.amountCents, amount.currency)}</dd>
          </div>
        ))}
        {credits.map(({ databaseId, label, amount }) => (
          <div key={databaseId}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount.amountCents, amount.currency)}</dd>
          </div>
        ))}
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(taxable.amountCents, taxable.currency)}</dd>
        </div>
        <div>
          <dt>{`Sales tax (${taxPercent}% of ${formatMoney(taxable.amountCents, taxable.currency)})`}</dt>
          <dd>{formatMoney(tax.amountCents, tax.currency)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatMoney(total.amountCents, total.currency)}</dd>
        </div>
      </dl>
      <p className={styles.taxNote}>
        {taxPercent === 0
          ? 'Staffing services: no sales tax charged.'
          : 'Sales tax is rounded to cents for each line and credit.'}
      </p>
    </>
  );
}
