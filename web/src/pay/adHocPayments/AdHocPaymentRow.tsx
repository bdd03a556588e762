import { adHocReasonLabel, adHocReasons } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdHocPaymentRow_payment$key } from '../../__generated__/AdHocPaymentRow_payment.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { AdHocFailure } from './AdHocFailure.tsx';
import { AdHocPaymentRefund } from '../refunds/AdHocPaymentRefund.tsx';
import { Refunds } from '../refunds/Refunds.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './adHocPayments.module.css';
import { AdHocRetry } from './AdHocRetry.tsx';
import { AdHocStatusBadge } from './AdHocStatusBadge.tsx';

interface Props {
  payment: AdHocPaymentRow_payment$key;
  locationId: number;
  zone: string | null;
}

/** One extra payment: its pro, what it is for, and how far it has come. */
export function AdHocPaymentRow({ payment, locationId, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment AdHocPaymentRow_payment on AdHocPayment @throwOnFieldError {
        id
        databaseId
        reason
        description
        submittedAt
        chargedToBusiness
        amount {
          amountCents
        }
        charge {
          amountCents
        }
        workingHours {
          startTime
          endTime
        }
        pro @catch(to: NULL) {
          uuid
          displayName
        }
        gig @catch(to: NULL) {
          databaseId
          startTime
          skill {
            name
          }
        }
        ...AdHocStatusBadge_payment
        ...AdHocFailure_payment
        ...AdHocRetry_payment
        ...AdHocPaymentRefund_payment
        refunds {
          ...Refunds_refunds
        }
      }
    `,
    payment,
  );
  const { reason, gig, pro, charge, workingHours: hours } = data;
  const name = pro?.displayName ?? 'A pro';
  const place = `/locations/${locationId}`;

  return (
    <TableRow id={data.id} label={`${name} #${data.databaseId}`}>
      <TableCell column="pro" isRowHeader>
        <div className={styles.stack}>
          {pro ? <TextLink href={`${place}/connect/pros/${pro.uuid}`}>{name}</TextLink> : name}
          {gig ? (
            <span className={styles.muted}>
              <TextLink href={`${place}/gigs/${gig.databaseId}`}>
                <PositionLabel name={gig.skill.name} /> shift
              </TextLink>
              {' · '}
              <DateText instant={gig.startTime} zone={zone} format="day" />
            </span>
          ) : null}
        </div>
      </TableCell>
      <TableCell column="reason">
        <div className={styles.stack}>
          <span>{adHocReasonLabel(adHocReasons.find((known) => known === reason) ?? 'OTHER')}</span>
          {hours ? (
            <span className={styles.muted}>
              {'Worked '}
              <TimeRange start={hours.startTime} end={hours.endTime} zone={zone} />
            </span>
          ) : null}
          {data.description ? <span className={styles.muted}>{data.description}</span> : null}
          {data.chargedToBusiness ? null : <Badge tone="info">Paid by the platform</Badge>}
        </div>
      </TableCell>
      <TableCell column="status">
        <div className={styles.stack}>
          <AdHocStatusBadge payment={data} />
          {data.submittedAt ? (
            <span className={styles.muted}>
              {'Sent '}
              <DateText instant={data.submittedAt} zone={zone} />
            </span>
          ) : null}
          <AdHocFailure payment={data} locationId={locationId} />
          <Refunds refunds={data.refunds} zone={zone} />
        </div>
      </TableCell>
      <TableCell column="amount">
        <div className={styles.amounts}>
          <strong>{formatMoney(data.amount.amountCents, 'USD')}</strong>
          {charge && charge.amountCents > 0 ? (
            <span className={styles.muted}>{`${formatMoney(charge.amountCents, 'USD')} with fees`}</span>
          ) : null}
        </div>
      </TableCell>
      <TableCell column="actions">
        <AdHocRetry payment={data} name={name} />
        <AdHocPaymentRefund payment={data} name={name} />
      </TableCell>
    </TableRow>
  );
}
