import { lazy, Suspense } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DisputeAnswerDialogs_dispute$key } from '../../__generated__/DisputeAnswerDialogs_dispute.graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { acceptDispute } from './acceptDispute.ts';
import { DisputeCostLines } from './DisputeCostLines.tsx';

// Loaded when the first of them opens.
const CounterDisputeDialog = lazy(() => import('./CounterDisputeDialog.tsx'));
const EscalateDisputeDialog = lazy(() => import('./EscalateDisputeDialog.tsx'));
const ResolveDisputeDialog = lazy(() => import('./ResolveDisputeDialog.tsx'));

/** What can be answered to a claim; to resolve is for platform admins. */
export type Answer = 'accept' | 'counter' | 'escalate' | 'resolve';

interface Props {
  dispute: DisputeAnswerDialogs_dispute$key;
  /** The answer that is being given; null for none. */
  answer: Answer | null;
  onClosed: () => void;
}

/** The dialog of the answer that is being given to a dispute. */
export function DisputeAnswerDialogs({ dispute, answer, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment DisputeAnswerDialogs_dispute on Dispute @throwOnFieldError {
        id
        cost @catch(to: NULL) {
          ...DisputeCostLines_cost
        }
        application {
          pro {
            displayName
          }
        }
        ...CounterDisputeDialog_dispute
        ...ResolveDisputeDialog_dispute
      }
    `,
    dispute,
  );
  const environment = useRelayEnvironment();
  const { id, cost } = data;
  const name = data.application.pro.displayName;
  return (
    <>
      {answer === 'accept' ? (
        <ConfirmActionDialog
          title={`Accept the claim of ${name}?`}
          confirmLabel="Accept claim"
          action={() => acceptDispute(environment, id)}
          onSuccess={() => toast({ tone: 'success', title: `The claim of ${name} is accepted` })}
          onClosed={onClosed}
        >
          {cost ? <DisputeCostLines cost={cost} /> : 'The cost could not be loaded.'}
        </ConfirmActionDialog>
      ) : null}
      <Suspense>
        {answer === 'counter' ? <CounterDisputeDialog dispute={data} onClosed={onClosed} /> : null}
        {answer === 'escalate' ? (
          <EscalateDisputeDialog disputeId={id} name={name} onClosed={onClosed} />
        ) : null}
        {answer === 'resolve' ? <ResolveDisputeDialog dispute={data} onClosed={onClosed} /> : null}
      </Suspense>
    </>
  );
}
