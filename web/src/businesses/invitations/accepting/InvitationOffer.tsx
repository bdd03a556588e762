import { memberRoleLabel, memberRoleSummary } from '@brigade/domain/businesses/teams/memberRole.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvitationOffer_invitation$key } from '../../../__generated__/InvitationOffer_invitation.graphql.ts';
import type { InvitationOffer_user$key } from '../../../__generated__/InvitationOffer_user.graphql.ts';
import { knownRole } from '../../teams/knownRole.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateText } from '../../../ui/layout/DateText.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { type InvitationLink, signInToAccept } from './invitationLink.ts';
import styles from './InvitationScreen.module.css';
import { NotMe } from './NotMe.tsx';

interface Props {
  invitation: InvitationOffer_invitation$key;
  /** Who is signed in; null for no one. */
  user: InvitationOffer_user$key | null;
  link: InvitationLink;
  email: string | undefined;
  onAccepted: () => void;
  onOver: () => void;
}

/** An open invitation: the team, the role, the inviter, and the expiry. */
export function InvitationOffer({ invitation, user, link, email, ...callbacks }: Props) {
  const { locationName, organizationName, role, inviterName, expiresAt, ...preview } = useFragment(
    graphql`
      fragment InvitationOffer_invitation on InvitationPreview @throwOnFieldError {
        locationName
        organizationName
        role
        email
        inviterName
        expiresAt
      }
    `,
    invitation,
  );
  const viewer = useFragment(
    graphql`
      fragment InvitationOffer_user on User @throwOnFieldError {
        ...AcceptInvitation_user
      }
    `,
    user,
  );
  const [isNotMe, setIsNotMe] = useState(false);
  const team = locationName ?? organizationName ?? 'the team';
  const location = organizationName ? `a location of ${organizationName}` : 'a location';
  const known = knownRole(role);
  const signInHref = signInToAccept(link, email);

  if (isNotMe) {
    return <NotMe isSignedIn={viewer != null} signInHref={signInHref} onBack={() => setIsNotMe(false)} />;
  }
  return (
    <div className={styles.page}>
      <title>{`Join ${team} · Brigade`}</title>
      <div>
        <h1 className={styles.title}>Join {team}</h1>
        <p className={styles.lead}>
          {inviterName ?? organizationName ?? 'A manager'} invites you to{' '}
          {link.scope === 'LOCATION' ? location : 'run the whole organization'}.
        </p>
      </div>
      <div className={styles.role}>
        <p className={styles.roleName}>{known ? memberRoleLabel(known) : 'Another role'}</p>
        {known ? <p>{memberRoleSummary(known)}</p> : null}
      </div>
      <p className={styles.small}>
        Sent to {preview.email}, good until <DateText instant={expiresAt} zone={null} format="day" />.
      </p>
      <div className={styles.actions}>
        {viewer ? (
          <AcceptInvitation user={viewer} {...{ team, link, signInHref }} {...callbacks} />
        ) : (
          <LinkButton href={signInHref} size="mainAction" fullWidth>
            Sign in to accept
          </LinkButton>
        )}
        <Button variant="text" fullWidth onPress={() => setIsNotMe(true)}>
          Not me
        </Button>
      </div>
    </div>
  );
}
