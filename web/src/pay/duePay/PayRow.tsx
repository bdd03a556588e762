import type { ReactNode } from 'react';
import { isBillingFailure, paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { chargeFailureText } from '@brigade/domain/pay/payments/returnedPart.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayRow_work$key } from '../../__generated__/PayRow_work.graphql.ts';
import { ProReview } from '../../day/reviews/ProReview.tsx';
import type { useReviews } from '../../day/reviews/useReviews.ts';
import { ApplicationStatusBadge } from '../../filling/applications/ApplicationStatusBadge.tsx';
import { PaymentStatusBadge } from '../../filling/applications/PaymentStatusBadge.tsx';
import { CostLines } from '../../schedule/costs/CostLines.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { PayFirstButton } from '../payments/PayFirstButton.tsx';
import type { PaymentRefusal } from '../payments/usePayments.ts';
import { Refunds } from '../refunds/Refunds.tsx';
import { WorkRefund } from '../refunds/WorkRefund.tsx';
import styles from './pay.module.css';
import { areValid, type ExtraTexts, PayExtras } from './PayExtras.tsx';
import { PayHours } from './PayHours.tsx';
import { PayoutBadge } from './PayoutBadge.tsx';
import { PayoutNote } from './PayoutNote.tsx';
import { payState } from './payState.ts';
import { payStatusOf } from './payStatusOf.ts';
import { readPayability } from './readPayability.ts';
import type { WorkCost } from './workCost.ts';

interface Props {
  work: PayRow_work$key;
  /** Names the work within the screen. */
  name: string;
  /** The portrait of the pro; null where all rows are about one pro. */
  picture: ReactNode;
  /** Whose work it is, or which. */
  title: ReactNode;
  cost: WorkCost;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  locationId: number;
  /** The id of the location's node; null if unknown. */
  locationNodeId: string | null;
  canBlock: boolean;
  reviews: ReturnType<typeof useReviews>;
  texts: ExtraTexts;
  /** Whether the shift has a column for tips and bonuses. */
  hasExtras: boolean;
  /** Whether the cost of a tip and a bonus can be shown. */
  canAdd: boolean;
  canTip: boolean;
  isBusy: boolean;
  /** Why the server refused the last payment. */
  refusal: PaymentRefusal | undefined;
  /** Where the payment method is changed. */
  billingHref: string;
  /** Where something extra is paid for the shift. */
  extraHref: string;
  /** Where a dispute is answered, by its number. */
  disputeHref: (disputeId: number) => string;
  onChanged: (texts: ExtraTexts) => void;
  onRefusalDismissed: () => void;
  onAdjusted: () => void;
  onPaid: () => void;
}

/** The work of a pro in a shift, to check and pay. */
export function PayRow({
  work,
  name,
  picture,
  title,
  cost,
  zone,
  locationId,
  locationNodeId,
  canBlock,
  reviews,
  texts,
  hasExtras,
  canAdd,
  canTip,
  isBusy,
  refusal,
  billingHref,
  extraHref,
  disputeHref,
  ...on
}: Props) {
  const data = useFragment(
    graphql`
      fragment PayRow_work on WorkPay @throwOnFieldError {
        failure
        returnedPart {
          amountCents
        }
        isLateCancellation
        billedTo
        viewerCanAddExtras
        ...readPayability_work
        ...payStatusOf_work
        ...PayoutBadge_work
        ...PayoutNote_work
        openDisputeDatabaseId
        application {
          id
          databaseId
          ...ApplicationStatusBadge_application
          ...ProReview_application
        }
        ...PayHours_work
        ...PayFirstButton_work
        ...WorkRefund_work
        refunds {
          ...Refunds_refunds
        }
      }
    `,
    work,
  );
  const { isLateCancellation } = data;
  const { id, databaseId } = data.application;
  const status = payStatusOf(data);
  const state = payState(status);
  const { isPayable, isPayoutOnly, isWaiting, isProPaid, ...payability } = readPayability(data);
  const isDue = state === 'due' || state === 'failed';
  // What the pro was paid for stays as it is, also while the business owes it or its payout failed, and so do guaranteed
  // hours.
  const isFixed = payability.isFixed || isLateCancellation;
  const canChange = isPayable && !isFixed;
  const canAdjust = !isFixed && (isPayable || (isWaiting && isDue));
  const isBilledElsewhere = data.billedTo != null;
  const mayAdd = data.viewerCanAddExtras !== false;
  const hasInputs = canChange && canAdd && mayAdd;
  const isRetry = state === 'failed' || isPayoutOnly;
  const failure = paymentFailures.find((known) => known === data.failure) ?? null;

  const billing = <TextLink href={billingHref}>Billing</TextLink>;

  return (
    <TableRow id={id} label={name} isSelectable={isPayable}>
      <TableCell column="work" isRowHeader>
        <div className={styles.who}>
          {picture}
          <div className={styles.pro}>
            {title}
            <ApplicationStatusBadge application={data.application} />
            {isLateCancellation ? <PaymentStatusBadge status={status} /> : null}
            <PayoutBadge work={data} />
            {isLateCancellation ? null : (
              <ProReview
                application={data.application}
                label={name}
                locationId={locationNodeId}
                canBlock={canBlock}
                reviews={reviews}
                showsFavorite
              />
            )}
            {status === 'BUSINESS_PAYMENT_FAILED' ? (
              <p className={styles.failure}>
                {chargeFailureText(failure, data.returnedPart?.amountCents)}{' '}
                {isBillingFailure(failure) ? billing : null}
              </p>
            ) : null}
            {isBilledElsewhere ? (
              <p className={styles.muted}>
                Billed to {data.billedTo}
                {mayAdd ? null : '. Only its admins can add a tip, a bonus or an extra payment.'}
              </p>
            ) : null}
            <PayoutNote work={data} />
            {data.openDisputeDatabaseId == null ? null : (
              <TextLink href={disputeHref(data.openDisputeDatabaseId)}>Disputed: see the claim</TextLink>
            )}
            <Refunds refunds={data.refunds} zone={zone} />
            {refusal === undefined ? null : (
              <InlineAlert
                tone="danger"
                isLive
                action={refusal.isBilling ? billing : null}
                onDismissed={on.onRefusalDismissed}
              >
                {refusal.message}
              </InlineAlert>
            )}
          </div>
        </div>
      </TableCell>
      <TableCell column="hours">
        <PayHours work={data} isPaid={isProPaid} zone={zone} locationId={locationId} />
      </TableCell>
      {hasExtras ? (
        <TableCell column="extras" isHiddenOnPhone={!hasInputs}>
          {hasInputs ? (
            <PayExtras name={name} texts={texts} canTip={canTip} onChanged={on.onChanged} />
          ) : null}
        </TableCell>
      ) : null}
      <TableCell column="cost">
        <Disclosure
          label={`Cost of ${name}: ${formatMoney(cost.totalCents, 'USD')}`}
          summary={<span className={styles.cost}>{formatMoney(cost.totalCents, 'USD')}</span>}
        >
          <CostLines
            lines={cost.lines.map((line) => ({ ...line, how: null }))}
            totalLabel="Total"
            totalCents={cost.totalCents}
          />
        </Disclosure>
      </TableCell>
      <TableCell column="actions">
        <div className={styles.actions}>
          {mayAdd ? (
            <LinkButton
              variant="text"
              size="small"
              href={`${extraHref}&pro=${databaseId}`}
              aria-label={`Extra payment to ${name}`}
            >
              Extra
            </LinkButton>
          ) : null}
          <WorkRefund work={data} name={name} />
          <PayFirstButton work={data} name={name} />
          {canAdjust ? (
            <Button
              variant="text"
              size="small"
              aria-label={`Adjust hours of ${name}`}
              onPress={on.onAdjusted}
            >
              Adjust hours
            </Button>
          ) : null}
          {isPayable ? (
            <Button
              variant="outlined"
              size="small"
              aria-label={`${isRetry ? 'Retry the payment of' : 'Pay'} ${name}`}
              isLoading={isBusy}
              isDisabled={!areValid(texts)}
              onPress={on.onPaid}
            >
              {isRetry ? 'Retry' : 'Pay'}
            </Button>
          ) : null}
        </div>
      </TableCell>
    </TableRow>
  );
}
