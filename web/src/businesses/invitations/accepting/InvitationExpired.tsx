import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { InvitationExpired_invitation$key } from '../../../__generated__/InvitationExpired_invitation.graphql.ts';
import { useAction } from '../../../ui/actions/useAction.ts';
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

/** An expired invitation, with a button that requests a new one. */
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
  const [isRequested, setIsRequested] = useState(false);
  const { run, isPending, errorMessage } = useAction({
    action: () => requestNewInvitation(environment, link),
    onSuccess: () => setIsRequested(true),
  });
  const inviter = inviterName ?? 'The person who invited you';

  return (
    <div className={styles.page}>
      <title>Invitation expired · Brigade</title>
      <div>
        <h1 className={styles.title}>This invitation has expired</h1>
        <p className={styles.lead}>
          It was for {locationName ?? organizationName ?? 'a team'}, and expired on{' '}
          <DateText instant={expiresAt} zone={null} format="day" />. {inviter} can send you a new one.
        </p>
      </div>
      {errorMessage === null ? null : (
        <InlineAlert tone="warning" isLive>
          {errorMessage}
        </InlineAlert>
      )}
      {isRequested ? (
        <InlineAlert tone="success" title="Request sent" isLive>
          {inviter} gets an email. Once they send a new invitation, you will find it in your inbox.
        </InlineAlert>
      ) : (
        <div className={styles.actions}>
          <Button size="mainAction" fullWidth isLoading={isPending} onPress={() => void run()}>
            Request a new invitation
          </Button>
        </div>
      )}
    </div>
  );
}
