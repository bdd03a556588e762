import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { reviewReinstate } from '../../../filling/bulkReview/reviewReinstate.ts';
import { undoMs } from '../../../filling/applications/undoable.ts';
import { useAction } from '../../../ui/actions/useAction.ts';

interface Applicant {
  /** Of the application's node. */
  readonly id: string;
  readonly stage: string;
}

/**
 * The way back from a decision that was made while the applicant was shown: a selection at any time, a dismissal for
 * ten seconds.
 *
 * @param unselect takes the selection back
 */
export function useDecisionUndo({ id, stage }: Applicant, unselect: () => void) {
  const environment = useRelayEnvironment();
  const [firstStage] = useState(stage);
  const [hasLapsed, setHasLapsed] = useState(false);
  const isDismissed = stage === 'CANCELLED' && firstStage !== 'CANCELLED';
  useEffect(() => {
    if (!isDismissed) return undefined;
    const timer = setTimeout(() => setHasLapsed(true), undoMs);
    return () => {
      clearTimeout(timer);
      setHasLapsed(false);
    };
  }, [isDismissed]);
  const reinstatement = useAction({
    action: async () => {
      const { refused } = await reviewReinstate(environment, { applicationIds: [id] });
      return [...refused.values()].map((message) => ({ message }));
    },
  });

  const undo = isDismissed && !hasLapsed ? () => void reinstatement.run() : null;
  return {
    /** Null when there is nothing to undo. */
    undo: stage === 'SELECTED' && firstStage === 'OPEN' ? unselect : undo,
    isPending: reinstatement.isPending,
    errorMessage: reinstatement.errorMessage,
  };
}
