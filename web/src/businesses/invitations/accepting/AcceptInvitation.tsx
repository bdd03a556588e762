import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { AcceptInvitation_user$key } from '../../../__generated__/AcceptInvitation_user.graphql.ts';
import { userMessage } from '../../../ui/feedback/userMessage.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { acceptInvitation, type Acceptance, type GuestAnswer } from './acceptInvitation.ts';
import type { InvitationLink } from './invitationLink.ts';
import styles from './InvitationScreen.module.css';
import { OtherAccountButton } from './OtherAccountButton.tsx';
import { PhoneQuestion } from './PhoneQuestion.tsx';

interface Props {
  user: AcceptInvitation_user$key;
  /** The name of the location or organization. */
  team: string;
  link: InvitationLink;
  signInHref: string;
  /** Data that was loaded before the viewer joined is stale. */
  onAccepted: () => void;
  /** The link is no longer valid: the data that was loaded about it is stale. */
  onOver: () => void;
}

/** Accepts an invitation with the signed-in account. Asks first if another address was invited. */
export function AcceptInvitation({ user, team, link, signInHref, onAccepted, onOver }: Props) {
  const { fullName, email, phoneNumber } = useFragment(
    graphql`
      fragment AcceptInvitation_user on User @throwOnFieldError {
        fullName
        email
        phoneNumber
      }
    `,
    user,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [isAccepting, setIsAccepting] = useState(false);
  const [answer, setAnswer] = useState<Acceptance | null>(null);

  const accept = async (guest?: GuestAnswer) => {
    setIsAccepting(true);
    try {
      const acceptance = await acceptInvitation(environment, link, guest);
      setAnswer(acceptance);
      if (acceptance.kind === 'over') onOver();
      if (acceptance.kind !== 'accepted') return;
      onAccepted();
      await navigate({ href: acceptance.href });
      toast({ tone: 'success', title: `You joined ${team}` });
    } catch (error) {
      const message = userMessage(error);
      setAnswer({ kind: 'refused', message });
    } finally {
      setIsAccepting(false);
    }
  };

  return (
    <>
      <p className={styles.small}>
        You are signed in as {[fullName, email ?? phoneNumber].filter(Boolean).join(', ')}.
      </p>
      {answer?.kind === 'refused' || answer?.kind === 'over' ? (
        <InlineAlert tone="danger" isLive>
          {answer.message}
        </InlineAlert>
      ) : null}
      {answer?.kind === 'question' && answer.about === 'phone' ? (
        <PhoneQuestion message={answer.message} isAccepting={isAccepting} onAnswered={accept} />
      ) : answer?.kind === 'question' ? (
        <>
          <InlineAlert tone="warning" isLive>
            {answer.message}
          </InlineAlert>
          <Button
            size="mainAction"
            fullWidth
            isLoading={isAccepting}
            onPress={() => void accept({ isConfirmed: true })}
          >
            Yes, accept with this account
          </Button>
          <OtherAccountButton signInHref={signInHref} />
        </>
      ) : answer?.kind === 'over' ? null : (
        <Button size="mainAction" fullWidth isLoading={isAccepting} onPress={() => void accept()}>
          Accept
        </Button>
      )}
    </>
  );
}
