import { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { chargeFailureText } from '@brigade/domain/pay/payments/returnedPart.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DisputeAnswers_dispute$key } from '../../__generated__/DisputeAnswers_dispute.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useAction } from '../../ui/actions/useAction.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { acceptDispute } from './acceptDispute.ts';
import { DisputeCostLines } from './DisputeCostLines.tsx';
import { DisputeDeadline } from './DisputeDeadline.tsx';
import styles from './disputes.module.css';
import { outcomeText } from './disputeTexts.ts';
import { retryDisputePayment } from './retryDisputePayment.ts';

const CounterDisputeDialog = lazy(() => import('./CounterDisputeDialog.tsx'));
const EscalateDisputeDialog = lazy(() => import('./EscalateDisputeDialog.tsx'));
const ResolveDisputeDialog = lazy(() => import('./ResolveDisputeDialog.tsx'));

type Answer = 'accept' | 'counter' | 'escalate' | 'resolve';

const answers = [
  { id: 'accept', label: 'Accept claim…' },
  { id: 'counter', label: 'Make counteroffer…' },
  { id: 'escalate', label: 'Leave it to Brigade…' },
] as const;

const resolutions = [{ id: 'resolve', label: 'Decide dispute…' }] as const;

/** Until when to decide, the answers with what they cost, or the result. */
export function DisputeAnswers({ dispute }: { dispute: DisputeAnswers_dispute$key }) {
  const data = useFragment(
    graphql`
      fragment DisputeAnswers_dispute on Dispute @throwOnFieldError {
        id
        status
        outcome
        viewerCanAnswer
        viewerCannotAnswerReason
        viewerCanResolve
        billedTo
        cost @catch(to: NULL) {
          total {
            amountCents
          }
          isChargedNow
          isInvoiced
          ...DisputeCostLines_cost
        }
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
        ...DisputeDeadline_dispute
        ...CounterDisputeDialog_dispute
        ...ResolveDisputeDialog_dispute
      }
    `,
    dispute,
  );
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const retry = useAction({
    action: () => retryDisputePayment(environment, data.id),
    onSuccess: () => toast({ tone: 'success', title: 'The payment is submitted again' }),
  });
  const { cost, payment } = data;
  const name = data.application.pro.displayName;
  const close = () => setAnswer(null);
  const hasFailed = payment?.status === 'FAILED' || payment?.status === 'ERROR';
  const failure = paymentFailures.find((known) => known === payment?.failure) ?? null;
  const waitingTitle = data.viewerCanAnswer ? 'Your answer' : 'Next step';

  useScreenCommands(
    [...(data.viewerCanAnswer ? answers : []), ...(data.viewerCanResolve ? resolutions : [])].map(
      ({ id, label }) => ({ id, label, onAction: () => setAnswer(id) }),
    ),
  );

  return (
    <Card title={data.status === 'RESOLVED' ? 'Result' : waitingTitle}>
      <p className={styles.note}>
        {outcomeText(data.outcome) ??
          (data.viewerCanAnswer ? <DisputeDeadline dispute={data} /> : data.viewerCannotAnswerReason)}
      </p>
      {data.status === 'COUNTERED' ? (
        <p className={styles.muted}>
          <DisputeDeadline dispute={data} />
        </p>
      ) : null}
      {data.billedTo != null && data.viewerCanAnswer ? (
        <p className={styles.muted}>
          {data.billedTo} had this location when the work ended, and is billed for it.
        </p>
      ) : null}
      {data.viewerCanAnswer && cost ? (
        <p className={styles.muted}>
          Accepting costs {formatMoney(cost.total.amountCents, 'USD')}, {costTime(cost)}
        </p>
      ) : null}
      {payment && !hasFailed ? (
        <p className={styles.muted}>
          {payment.isPayout ? `Payment to ${name}: ` : `Charge to ${data.billedTo ?? 'you'}: `}
          {formatMoney(payment.amount.amountCents, 'USD')},{' '}
          {payment.status === 'AVAILABLE' ? 'completed.' : 'processing.'}
        </p>
      ) : null}
      {hasFailed ? (
        <InlineAlert
          tone="danger"
          action={
            <Button
              variant="outlined"
              size="small"
              isLoading={retry.isPending}
              onPress={() => void retry.run()}
            >
              Retry
            </Button>
          }
        >
          {retry.errorMessage ?? chargeFailureText(failure, payment?.returnedPart?.amountCents)}
        </InlineAlert>
      ) : null}
      {data.viewerCanAnswer ? (
        <div className={styles.actions}>
          <Button variant="contained" onPress={() => setAnswer('accept')}>
            Accept claim…
          </Button>
          <Button variant="outlined" onPress={() => setAnswer('counter')}>
            Make counteroffer…
          </Button>
          <Button variant="text" onPress={() => setAnswer('escalate')}>
            Leave it to Brigade…
          </Button>
        </div>
      ) : null}
      {data.viewerCanResolve ? (
        <div className={styles.actions}>
          <Button variant="contained" onPress={() => setAnswer('resolve')}>
            Decide dispute…
          </Button>
        </div>
      ) : null}
      {answer === 'accept' ? (
        <ConfirmActionDialog
          title={`Accept the claim of ${name}?`}
          confirmLabel="Accept claim"
          action={() => acceptDispute(environment, data.id)}
          onSuccess={() => toast({ tone: 'success', title: `The claim of ${name} is accepted` })}
          onClosed={close}
        >
          {cost ? <DisputeCostLines cost={cost} /> : 'The cost could not be loaded.'}
        </ConfirmActionDialog>
      ) : null}
      <Suspense>
        {answer === 'counter' ? <CounterDisputeDialog dispute={data} onClosed={close} /> : null}
        {answer === 'escalate' ? (
          <EscalateDisputeDialog disputeId={data.id} name={name} onClosed={close} />
        ) : null}
        {answer === 'resolve' ? <ResolveDisputeDialog dispute={data} onClosed={close} /> : null}
      </Suspense>
    </Card>
  );
}

/** When the cost of a dispute is billed, as the end of a sentence. */
function costTime({ isChargedNow, isInvoiced }: { isChargedNow: boolean; isInvoiced: boolean }): string {
  if (isInvoiced) return 'billed on your next invoice.';
  return isChargedNow ? 'charged at once.' : 'charged when you pay the shift.';
}
