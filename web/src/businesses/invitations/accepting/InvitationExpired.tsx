import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { InvitationExpired_invitation$key } from '../../../__generated__/InvitationExpired_invitation.graphql.ts';
import { faultMessage } from '../../../platform/relay/Fault.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import type { InvitationLink } from './invitationLink.ts';
import styles from './InvitationScreen.module.css';
import { requestNewInvitation } from './requestNewInvitation.ts';

interface Props {
  invitation: InvitationExpired_invitation$key;
  link: InvitationLink;
}

/** A link whose time is over, and the way to a new one. */
export function InvitationExpired({ invitation, link }: Props) {
  const { locationName, organizationName, inviterName, expiresAt } = useFragment(
    graphql`
      fragment InvitationExpired_invitation on InvitationPreview @throwOnFieldError {
        locationName
        organizationName
        inviterName
        expiresAt
      }
    `,
    invitation,
  );
  const environment = useRelayEnvironment();
  const [isAsking, setIsAsking] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const inviter = inviterName ?? 'Whoever invited you';

  const ask = async () => {
    setIsAsking(true);
    try {
      const [error] = await requestNewInvitation(environment, link);
      setRefusal(error?.message ?? null);
      setIsAsked(!error);
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsAsking(false);
    }
  };

  return (
    <div className={styles.page}>
      <title>Invitation expired · Brigade</title>
      <div>
        <h1 className={styles.title}>This invitation has expired</h1>
        <p className={styles.lead}>
          It was for {locationName ?? organizationName}, and good until{' '}
          <DateText instant={expiresAt} zone={null} format="day" />. {inviter} can send you a new one.
        </p>
      </div>
      {refusal === null ? null : (
        <InlineAlert tone="warning" isLive>
          {refusal}
        </InlineAlert>
      )}
      {isAsked ? (
        <InlineAlert tone="success" title="Your request is on its way" isLive>
          {inviter} gets an e-mail. When the invitation is sent again, the new link comes to your inbox.
        </InlineAlert>
      ) : (
        <div className={styles.actions}>
          <Button size="mainAction" fullWidth isLoading={isAsking} onPress={() => void ask()}>
            Ask for a new one
          </Button>
        </div>
      )}
    </div>
  );
}
