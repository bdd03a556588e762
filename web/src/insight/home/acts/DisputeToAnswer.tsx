import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DisputeToAnswer_dispute$key } from '../../../__generated__/DisputeToAnswer_dispute.graphql.ts';
import { acceptDispute } from '../../../pay/disputes/acceptDispute.ts';
import { DisputeCostPreview } from '../../../pay/disputes/DisputeCostPreview.tsx';
import { DisputeDeadline } from '../../../pay/disputes/DisputeDeadline.tsx';
import { DisputeSummary } from '../../../pay/disputes/DisputeSummary.tsx';
import { outcomeText, statusBadge } from '../../../pay/disputes/disputeTexts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useKeptFocus } from '../../../ui/actions/useKeptFocus.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import styles from './acts.module.css';

const ConfirmActionDialog = lazy(async () => ({
  default: (await import('../../../ui/overlays/ConfirmActionDialog.tsx')).ConfirmActionDialog,
}));
const CounterDisputeDialog = lazy(() => import('../../../pay/disputes/CounterDisputeDialog.tsx'));

interface Props {
  dispute: DisputeToAnswer_dispute$key;
  locationId: number;
}

/** A claim to accept or to counter in place. The row stays after the answer and says what became of the claim. */
export function DisputeToAnswer({ dispute, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment DisputeToAnswer_dispute on Dispute @throwOnFieldError {
        id
        status
        outcome
        viewerCanAnswer
        viewerCannotAnswerReason
        application {
          pro {
            displayName
          }
        }
        ...DisputeSummary_dispute
        ...DisputeDeadline_dispute
        ...CounterDisputeDialog_dispute
      }
    `,
    dispute,
  );
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<'accept' | 'counter' | null>(null);
  const row = useKeptFocus<HTMLLIElement>();
  const { id, status, outcome } = data;
  const name = data.application.pro.displayName;
  const close = () => setAnswer(null);
  return (
    <li {...row} className={styles.row} aria-label={name}>
      <DisputeSummary dispute={data} list={`/locations/${locationId}/disputes`} />
      <span className={styles.facts}>
        {status === 'OPEN' ? (
          <DisputeDeadline dispute={data} />
        ) : (
          (outcomeText(outcome) ?? statusBadge(status, data.viewerCanAnswer).label)
        )}
      </span>
      {data.viewerCanAnswer ? (
        <div className={styles.buttons}>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Make a counteroffer to ${name}`}
            onPress={() => setAnswer('counter')}
          >
            Counteroffer…
          </Button>
          <Button size="small" aria-label={`Accept the claim of ${name}`} onPress={() => setAnswer('accept')}>
            Accept…
          </Button>
        </div>
      ) : status === 'OPEN' ? (
        <span className={styles.facts}>{data.viewerCannotAnswerReason}</span>
      ) : null}
      <Suspense>
        {answer === 'accept' ? (
          <ConfirmActionDialog
            title={`Accept the claim of ${name}?`}
            confirmLabel="Accept claim"
            action={() => acceptDispute(environment, id)}
            onSuccess={() => toast({ tone: 'success', title: `The claim of ${name} is accepted` })}
            onClosed={close}
          >
            <DisputeCostPreview disputeId={id} value={null} />
          </ConfirmActionDialog>
        ) : null}
        {answer === 'counter' ? <CounterDisputeDialog dispute={data} onClosed={close} /> : null}
      </Suspense>
    </li>
  );
}
