import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceLineRow_line$key } from '../../__generated__/InvoiceLineRow_line.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { InvoiceLineRefund } from '../refunds/InvoiceLineRefund.tsx';
import { InvoiceLineReview } from './InvoiceLineReview.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './invoices.module.css';

interface Props {
  line: InvoiceLineRow_line$key;
  /** For an invoice of several locations. */
  isLocationShown: boolean;
  /** The id of the draft that the line is on; null for an issued invoice. */
  draftId: string | null;
  /** Whether the viewer may refund what was paid. */
  canRefund: boolean;
}

/** The work of one pro on an invoice. */
export function InvoiceLineRow({ line, isLocationShown, draftId, canRefund }: Props) {
  const data = useFragment(
    graphql`
      fragment InvoiceLineRow_line on InvoiceLine @throwOnFieldError {
        databaseId
        locationName
        proName
        skillName
        startTime
        endTime
        timeZone
        isLateCancellation
        minutes
        wage {
          amountCents
          currency
        }
        parts {
          code
          label
          amount {
            amountCents
            currency
          }
        }
        total {
          amountCents
          currency
        }
        tax {
          amountCents
          currency
        }
        correctsNumber
        heldReason
        earlierHeldReason
        ...InvoiceLineReview_line
        ...InvoiceLineRefund_line
      }
    `,
    line,
  );
  const { proName, heldReason, earlierHeldReason, correctsNumber, timeZone, minutes, wage, total, tax } =
    data;
  return (
    <TableRow id={String(data.databaseId)} label={proName}>
      <TableCell column="work" isRowHeader>
        <span className={styles.name}>
          <span>
            {`${proName}, `}
            <PositionLabel name={data.skillName} />
          </span>
          <span className={styles.muted}>
            <DateText instant={data.startTime} zone={timeZone} format="day" />
            {', '}
            <TimeRange start={data.startTime} end={data.endTime} zone={timeZone} />
          </span>
          {data.isLateCancellation ? <span>Late cancellation</span> : null}
          {isLocationShown ? <span className={styles.muted}>{data.locationName}</span> : null}
          {correctsNumber == null ? null : (
            <span className={styles.muted}>{`Corrects ${correctsNumber}`}</span>
          )}
          {earlierHeldReason == null ? null : (
            <span className={styles.muted}>{`Held back before: ${earlierHeldReason}`}</span>
          )}
          {heldReason == null ? null : <span>{`Held back: ${heldReason}`}</span>}
        </span>
      </TableCell>
      <TableCell column="hours" isHiddenOnPhone={minutes == null}>
        {minutes == null ? null : (minutes / 60).toFixed(2)}
      </TableCell>
      <TableCell column="wage" isHiddenOnPhone={wage == null}>
        {wage == null ? null : formatMoney(wage.amountCents, wage.currency)}
      </TableCell>
      <TableCell column="parts">
        <dl className={styles.parts}>
          {data.parts.map(({ code, label, amount }) => (
            <div key={code}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount.amountCents, amount.currency)}</dd>
            </div>
          ))}
          {tax.amountCents === 0 ? null : (
            <div>
              <dt>Sales tax, not in the amount</dt>
              <dd>{formatMoney(tax.amountCents, tax.currency)}</dd>
            </div>
          )}
        </dl>
      </TableCell>
      <TableCell column="total">
        <span className={styles.amount} data-held={heldReason != null || undefined}>
          {formatMoney(total.amountCents, total.currency)}
        </span>
      </TableCell>
      {draftId === null ? null : (
        <TableCell column="review">
          <InvoiceLineReview line={data} draftId={draftId} />
        </TableCell>
      )}
      {canRefund ? (
        <TableCell column="refund">
          <InvoiceLineRefund line={data} />
        </TableCell>
      ) : null}
    </TableRow>
  );
}
