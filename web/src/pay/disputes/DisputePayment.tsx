import { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { chargeFailureText } from '@brigade/domain/pay/payments/returnedPart.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DisputePayment_dispute$key } from '../../__generated__/DisputePayment_dispute.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useAction } from '../../ui/actions/useAction.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import styles from './disputes.module.css';
import { retryDisputePayment } from './retryDisputePayment.ts';

/** The payment that settles a dispute, or why it failed, with a button that tries again; nothing before there is one. */
export function DisputePayment({ dispute }: { dispute: DisputePayment_dispute$key }) {
  const { id, billedTo, payment, application } = useFragment(
    graphql`
      fragment DisputePayment_dispute on Dispute @throwOnFieldError {
        id
        billedTo
        payment {
          isPayout
          status
          amount {
            amountCents
          }
          failure
          returnedPart {
            amountCents
          }
        }
        application {
          pro {
            displayName
          }
        }
      }
    `,
    dispute,
  );
  const environment = useRelayEnvironment();
  const retry = useAction({
    action: () => retryDisputePayment(environment, id),
    onSuccess: () => toast({ tone: 'success', title: 'The payment is submitted again' }),
  });
  if (!payment) return null;
  if (payment.status !== 'FAILED' && payment.status !== 'ERROR') {
    return (
      <p className={styles.muted}>
        {payment.isPayout
          ? `Payment to ${application.pro.displayName}: `
          : `Charge to ${billedTo ?? 'you'}: `}
        {formatMoney(payment.amount.amountCents, 'USD')},{' '}
        {payment.status === 'AVAILABLE' ? 'completed.' : 'processing.'}
      </p>
    );
  }
  const failure = paymentFailures.find((known) => known === payment.failure) ?? null;
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button variant="outlined" size="small" isLoading={retry.isPending} onPress={() => void retry.run()}>
          Retry
        </Button>
      }
    >
      {retry.errorMessage ?? chargeFailureText(failure, payment.returnedPart?.amountCents)}
    </InlineAlert>
  );
}
