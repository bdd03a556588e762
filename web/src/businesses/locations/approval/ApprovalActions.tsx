import {
  type ApprovalStep,
  approvalSteps,
  approvalStatuses,
} from '@brigade/domain/businesses/locations/approval.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { ApprovalActions_location$key } from '../../../__generated__/ApprovalActions_location.graphql.ts';
import { useScreenCommands } from '../../../platform/commands/screenCommands.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useToastAction } from '../../../ui/actions/useToastAction.ts';
import { undoAction } from '../../../ui/feedback/undoAction.ts';
import styles from './ApprovalActions.module.css';
import { approveLocation } from './approveLocation.ts';
import { approveLocationInSandbox } from './approveLocationInSandbox.ts';
import { memberOf } from '../settings/sections/invoicingForm.ts';
import { resubmitLocation } from './resubmitLocation.ts';
import { undoApproval } from './undoApproval.ts';

const DenyDialog = lazy(() => import('./DenyDialog.tsx'));

type Decide = (environment: IEnvironment, locationId: string) => Promise<readonly { message: string }[]>;

interface Props {
  location: ApprovalActions_location$key;
  hasSandbox: boolean;
  onDecided: () => void;
}

/** The buttons for the next steps of a location's approval. */
export function ApprovalActions({ location, hasSandbox, onDecided }: Props) {
  const { id, name, approvalStatus, viewerCanEdit, viewerCanSetFees } = useFragment(
    graphql`
      fragment ApprovalActions_location on Location @throwOnFieldError {
        id
        name
        approvalStatus
        viewerCanEdit @catch(to: NULL)
        viewerCanSetFees @catch(to: NULL)
      }
    `,
    location,
  );
  const environment = useRelayEnvironment();
  const action = useToastAction();
  const [pendingStep, setPendingStep] = useState<ApprovalStep | null>(null);
  const [isDenying, setIsDenying] = useState(false);
  const status = memberOf(approvalStatuses, approvalStatus);
  const steps = status ? approvalSteps(status) : [];
  const mayDecide = viewerCanSetFees === true;
  const approvesInSandbox = hasSandbox && viewerCanEdit === true && !mayDecide;

  const undo = async () => {
    const errors = await undoApproval(environment, id);
    onDecided();
    return errors;
  };
  const undoOfApproval = {
    description:
      'After Undo, posted shifts wait for approval again, and the organization’s admins get an email.',
    action: undoAction(undo, `${name} waits for approval again`),
  };

  const run = async (
    step: ApprovalStep,
    decide: Decide,
    done: string,
    more: Parameters<typeof action.run>[2] = {},
  ) => {
    setPendingStep(step);
    const isDone = await action.run(() => decide(environment, id), done, more);
    setPendingStep(null);
    if (isDone) onDecided();
  };

  const approve = () =>
    void (mayDecide
      ? run('APPROVE', approveLocation, `${name} is approved`, viewerCanEdit === true ? undoOfApproval : {})
      : run('APPROVE', approveLocationInSandbox, `${name} is approved`));
  const canApprove = steps.includes('APPROVE') && (mayDecide || approvesInSandbox);
  const canDeny = steps.includes('DENY') && mayDecide;
  const denyLabel = approvalStatus === 'APPROVED' ? 'Withdraw approval' : 'Deny';
  useScreenCommands([
    ...(canApprove ? [{ id: 'approve', label: `Approve ${name}`, onAction: approve }] : []),
    ...(canDeny ? [{ id: 'deny', label: `${denyLabel}: ${name}…`, onAction: () => setIsDenying(true) }] : []),
  ]);

  return (
    <div className={styles.actions}>
      {canApprove ? (
        <Button isLoading={pendingStep === 'APPROVE'} onPress={approve}>
          {mayDecide ? 'Approve' : 'Approve now (sandbox)'}
        </Button>
      ) : null}
      {steps.includes('RESUBMIT') && viewerCanEdit === true ? (
        <Button
          isLoading={pendingStep === 'RESUBMIT'}
          onPress={() => void run('RESUBMIT', resubmitLocation, `${name} was submitted again`)}
        >
          Submit again
        </Button>
      ) : null}
      {canDeny ? (
        <Button variant="outlined" onPress={() => setIsDenying(true)}>
          {denyLabel}
        </Button>
      ) : null}
      {isDenying ? (
        <Suspense>
          <DenyDialog locationId={id} name={name} onClosed={() => setIsDenying(false)} onDenied={onDecided} />
        </Suspense>
      ) : null}
    </div>
  );
}
