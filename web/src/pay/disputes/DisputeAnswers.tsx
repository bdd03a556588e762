import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeAnswers_dispute$key } from '../../__generated__/DisputeAnswers_dispute.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { type Answer, DisputeAnswerDialogs } from './DisputeAnswerDialogs.tsx';
import { DisputeDeadline } from './DisputeDeadline.tsx';
import { DisputePayment } from './DisputePayment.tsx';
import styles from './disputes.module.css';
import { outcomeText } from './disputeTexts.ts';

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
        }
        ...DisputeDeadline_dispute
        ...DisputePayment_dispute
        ...DisputeAnswerDialogs_dispute
      }
    `,
    dispute,
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { cost } = data;
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
      <DisputePayment dispute={data} />
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
      <DisputeAnswerDialogs dispute={data} answer={answer} onClosed={() => setAnswer(null)} />
    </Card>
  );
}

/** When the cost of a dispute is billed, as the end of a sentence. */
function costTime({ isChargedNow, isInvoiced }: { isChargedNow: boolean; isInvoiced: boolean }): string {
  if (isInvoiced) return 'billed on your next invoice.';
  return isChargedNow ? 'charged at once.' : 'charged when you pay the shift.';
}
