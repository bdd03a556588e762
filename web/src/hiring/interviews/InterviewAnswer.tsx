import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { InterviewAnswer_invitation$key } from '../../__generated__/InterviewAnswer_invitation.graphql.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
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

/** Asks for an answer while one can be given; afterwards says what was answered and what comes next. */
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
  const [underWay, setUnderWay] = useState<'accept' | 'decline' | null>(null);
  const [isDeclining, setIsDeclining] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  // The button that was pressed is gone with the answer; the keyboard goes on at what stands there now.
  const place = useRef<HTMLDivElement>(null);
  const lastStanding = useRef(data.standing);
  useEffect(() => {
    if (lastStanding.current !== data.standing) place.current?.focus();
    lastStanding.current = data.standing;
  }, [data.standing]);

  const answer = async (kind: 'accept' | 'decline') => {
    setUnderWay(kind);
    setRefusal(null);
    try {
      setRefusal(await (kind === 'accept' ? acceptInterview : declineInterview)(environment, code));
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setUnderWay(null);
      setIsDeclining(false);
    }
  };

  return (
    <div className={styles.answer} ref={place} tabIndex={-1} role="group" aria-label="Your answer">
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
      <InvitationState invitation={data} />
      {data.standing === 'OPEN' ? (
        <div className={styles.choice}>
          <Button size="mainAction" isLoading={underWay === 'accept'} onPress={() => void answer('accept')}>
            Accept
          </Button>
          <Button
            size="mainAction"
            variant="outlined"
            isDisabled={underWay !== null}
            onPress={() => setIsDeclining(true)}
          >
            Decline
          </Button>
        </div>
      ) : null}
      {data.standing === 'OPEN' || data.standing === 'ACCEPTED' ? (
        <AddToCalendar invitation={data} code={code} />
      ) : null}
      <ConfirmDialog
        isOpen={isDeclining}
        title="Decline this interview?"
        confirmLabel="Decline"
        cancelLabel="Keep it"
        isDestructive
        isLoading={underWay === 'decline'}
        onConfirmed={() => void answer('decline')}
        onCancelled={() => setIsDeclining(false)}
      >
        {data.locationName} is told that you will not come. You cannot accept it afterwards.
      </ConfirmDialog>
    </div>
  );
}
