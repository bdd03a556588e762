import { memberRoleLabel } from '@brigade/domain/businesses/teams/memberRole.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { OpenInvitation_invitation$key } from '../../../__generated__/OpenInvitation_invitation.graphql.ts';
import { copyInvitationLink } from '../../../businesses/invitations/copyInvitationLink.ts';
import { resendInvitation } from '../../../businesses/invitations/resendInvitation.ts';
import { statusWords } from '../../../businesses/invitations/statusWords.ts';
import { withdrawInvitation } from '../../../businesses/invitations/withdrawInvitation.ts';
import { knownRole } from '../../../businesses/teams/knownRole.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useAction } from '../../../ui/actions/useAction.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import styles from './acts.module.css';

const WithdrawDialog = lazy(() => import('../../../businesses/invitations/WithdrawDialog.tsx'));

interface Props {
  invitation: OpenInvitation_invitation$key;
  /** The list that a withdrawn invitation leaves, in the store. */
  listId: string;
}

/** An invitation that waits for an answer: sent again, passed on as a link, or withdrawn. */
export function OpenInvitation({ invitation, listId }: Props) {
  const { id, email, name, role, status, expiresAt, link } = useFragment(
    graphql`
      fragment OpenInvitation_invitation on Invitation @throwOnFieldError {
        id
        email
        name
        role
        status
        expiresAt
        link
      }
    `,
    invitation,
  );
  const environment = useRelayEnvironment();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const resending = useAction({
    action: async () => {
      const { errors, isDelivered } = await resendInvitation(environment, id);
      if (errors.length > 0 || isDelivered) return errors;
      return [{ message: `${email} cannot be reached. Copy the link and send it yourself.` }];
    },
    onSuccess: () => {
      setWasSent(true);
      announce(`Sent to ${email} with a new link`);
    },
  });
  const guest = name ?? email;
  const known = knownRole(role);
  const { label, tone } = statusWords(status);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.name}>{guest}</span>
        <span className={styles.facts}>
          {known ? <span>{memberRoleLabel(known)}</span> : null}
          <span>
            Valid until <DateText instant={expiresAt} zone={null} format="day" />
          </span>
        </span>
      </div>
      <StatusBadge tone={wasSent ? 'success' : tone}>{wasSent ? 'Sent again' : label}</StatusBadge>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="text"
          aria-label={`Withdraw the invitation for ${guest}`}
          onPress={() => setIsWithdrawing(true)}
        >
          Withdraw…
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Copy link for ${guest}`}
          onPress={() => void copyInvitationLink(link)}
        >
          Copy link
        </Button>
        <Button
          size="small"
          variant="outlined"
          isLoading={resending.isPending}
          aria-label={`Send again to ${guest}`}
          onPress={() => void resending.run()}
        >
          Send again
        </Button>
      </div>
      {resending.errorMessage === null ? null : (
        <div className={styles.refusal}>
          <InlineAlert tone="danger" isLive>
            {resending.errorMessage}
          </InlineAlert>
        </div>
      )}
      <Suspense>
        {isWithdrawing ? (
          <WithdrawDialog
            guest={guest}
            withdraw={() => withdrawInvitation(environment, { invitationId: id, connectionId: listId })}
            onWithdrawn={() => announce(`The invitation for ${guest} was withdrawn`)}
            onClosed={() => setIsWithdrawing(false)}
          />
        ) : null}
      </Suspense>
    </li>
  );
}
