import { payFlagLabel, payFlags } from '@brigade/domain/pay/hours/payFlags.ts';
import { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { chargeFailureText } from '@brigade/domain/pay/payments/returnedPart.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HoursToPay_work$key } from '../../../__generated__/HoursToPay_work.graphql.ts';
import { ApplicationStatusBadge } from '../../../filling/applications/ApplicationStatusBadge.tsx';
import { PaymentStatusBadge } from '../../../filling/applications/PaymentStatusBadge.tsx';
import { PayoutBadge } from '../../../pay/duePay/PayoutBadge.tsx';
import { PayoutNote } from '../../../pay/duePay/PayoutNote.tsx';
import { payState } from '../../../pay/duePay/payState.ts';
import { payStatusOf } from '../../../pay/duePay/payStatusOf.ts';
import { ProAvatar } from '../../../pros/profiles/ProAvatar.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import styles from './acts.module.css';

/** The hours of a pro to pay, what to look at first, and why the last payment failed or the pro gets no money. */
export function HoursToPay({ work }: { work: HoursToPay_work$key }) {
  const data = useFragment(
    graphql`
      fragment HoursToPay_work on WorkPay @throwOnFieldError {
        minutesToPay
        postedMinutes
        flags
        failure
        returnedPart {
          amountCents
        }
        isLateCancellation
        ...payStatusOf_work
        ...PayoutBadge_work
        ...PayoutNote_work
        application {
          pro {
            displayName
            ...ProAvatar_pro
          }
          ...ApplicationStatusBadge_application
        }
      }
    `,
    work,
  );
  const { minutesToPay, postedMinutes, flags, failure, isLateCancellation, application } = data;
  const status = payStatusOf(data);
  const state = payState(status);
  return (
    <li className={styles.person}>
      <ProAvatar pro={application.pro} size="small" />
      <span>{application.pro.displayName}</span>
      <span className={styles.facts}>
        {`${formatDuration(minutesToPay)} of ${formatDuration(postedMinutes)}`}
        {payFlags
          .filter((flag) => flags.includes(flag))
          .map((flag) => (
            <Badge key={flag} tone="warning">
              {payFlagLabel(flag)}
            </Badge>
          ))}
        {state === 'due' ? null : isLateCancellation ? (
          <PaymentStatusBadge status={status} />
        ) : (
          <ApplicationStatusBadge application={application} />
        )}
        <PayoutBadge work={data} />
        {status === 'BUSINESS_PAYMENT_FAILED'
          ? chargeFailureText(
              paymentFailures.find((known) => known === failure) ?? null,
              data.returnedPart?.amountCents,
            )
          : null}
      </span>
      <PayoutNote work={data} />
    </li>
  );
}
