import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { InterviewAnswer_invitation$key } from '../../__generated__/InterviewAnswer_invitation.graphql.ts';
import { useAction } from '../../ui/actions/useAction.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { acceptInterview } from './acceptInterview.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { declineInterview } from './declineInterview.ts';
import styles from './InterviewAnswer.module.css';
import { InvitationState } from './InvitationState.tsx';

interface Props {
  invitation: InterviewAnswer_invitation$key;
  code: string;
}

/** The buttons that answer an interview invitation; afterwards its state and the next steps. */
export function InterviewAnswer({ invitation, code }: Props) {
  const data = useFragment(
    graphql`
      fragment InterviewAnswer_invitation on InterviewInvitation @throwOnFieldError {
        standing
        locationName
        ...InvitationState_invitation
        ...AddToCalendar_invitation
      }
    `,
    invitation,
  );
  const environment = useRelayEnvironment();
  const accept = useAction({ action: () => acceptInterview(environment, code) });
  const [isDeclining, setIsDeclining] = useState(false);

  // The answer removes the button that had the focus.
  const place = useRef<HTMLDivElement>(null);
  const lastStanding = useRef(data.standing);
  useEffect(() => {
    if (lastStanding.current !== data.standing) place.current?.focus();
    lastStanding.current = data.standing;
  }, [data.standing]);

  return (
    <div className={styles.answer} ref={place} tabIndex={-1} role="group" aria-label="Your answer">
      {accept.errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {accept.errorMessage}
        </InlineAlert>
      )}
      <InvitationState invitation={data} />
      {data.standing === 'OPEN' ? (
        <div className={styles.choice}>
          <Button size="mainAction" isLoading={accept.isPending} onPress={() => void accept.run()}>
            Accept
          </Button>
          <Button
            size="mainAction"
            variant="outlined"
            isDisabled={accept.isPending}
            onPress={() => setIsDeclining(true)}
          >
            Decline
          </Button>
        </div>
      ) : null}
      {data.standing === 'OPEN' || data.standing === 'ACCEPTED' ? (
        <AddToCalendar invitation={data} code={code} />
      ) : null}
      {isDeclining ? (
        <ConfirmActionDialog
          isDestructive
          title="Decline this interview?"
          confirmLabel="Decline"
          cancelLabel="Keep interview"
          action={() => declineInterview(environment, code)}
          onClosed={() => setIsDeclining(false)}
        >
          {data.locationName} will be notified that you are not coming. You cannot accept the interview later.
        </ConfirmActionDialog>
      ) : null}
    </div>
  );
}
