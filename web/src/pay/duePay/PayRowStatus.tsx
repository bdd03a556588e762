import { isBillingFailure, paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { chargeFailureText } from '@brigade/domain/pay/payments/returnedPart.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayRowStatus_work$key } from '../../__generated__/PayRowStatus_work.graphql.ts';
import { ProReview } from '../../day/reviews/ProReview.tsx';
import type { useReviews } from '../../day/reviews/useReviews.ts';
import { ApplicationStatusBadge } from '../../filling/applications/ApplicationStatusBadge.tsx';
import { PaymentStatusBadge } from '../../filling/applications/PaymentStatusBadge.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import type { PaymentRefusal } from '../payments/usePayments.ts';
import { Refunds } from '../refunds/Refunds.tsx';
import styles from './pay.module.css';
import { PayoutBadge } from './PayoutBadge.tsx';
import { PayoutNote } from './PayoutNote.tsx';
import { payStatusOf } from './payStatusOf.ts';

interface Props {
  work: PayRowStatus_work$key;
  /** Names the work within the screen. */
  name: string;
  /** Whose work it is, or which. */
  title: ReactNode;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  /** The id of the location's node; null if unknown. */
  locationNodeId: string | null;
  canBlock: boolean;
  reviews: ReturnType<typeof useReviews>;
  /** Why the server refused the last payment. */
  refusal: PaymentRefusal | undefined;
  /** Where the payment method is changed. */
  billingHref: string;
  /** Where a dispute is answered, by its number. */
  disputeHref: (disputeId: number) => string;
  onRefusalDismissed: () => void;
}

/** Whose work it is, how far its payment is, and what went wrong with it. */
export function PayRowStatus({
  work,
  name,
  title,
  zone,
  locationNodeId,
  canBlock,
  reviews,
  refusal,
  billingHref,
  disputeHref,
  onRefusalDismissed,
}: Props) {
  const data = useFragment(
    graphql`
      fragment PayRowStatus_work on WorkPay @throwOnFieldError {
        failure
        returnedPart {
          amountCents
        }
        isLateCancellation
        billedTo
        viewerCanAddExtras
        ...payStatusOf_work
        ...PayoutBadge_work
        ...PayoutNote_work
        openDisputeDatabaseId
        application {
          ...ApplicationStatusBadge_application
          ...ProReview_application
        }
        refunds {
          ...Refunds_refunds
        }
      }
    `,
    work,
  );
  const { isLateCancellation } = data;
  const status = payStatusOf(data);
  const failure = paymentFailures.find((known) => known === data.failure) ?? null;
  const billing = <TextLink href={billingHref}>Billing</TextLink>;
  return (
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
      {data.billedTo != null ? (
        <p className={styles.muted}>
          Billed to {data.billedTo}
          {data.viewerCanAddExtras !== false
            ? null
            : '. Only its admins can add a tip, a bonus or an extra payment.'}
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
          onDismissed={onRefusalDismissed}
        >
          {refusal.message}
        </InlineAlert>
      )}
    </div>
  );
}
