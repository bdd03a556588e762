import { memberRoleLabel } from '@brigade/domain/businesses/teams/memberRole.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvitationRow_invitation$key } from '../../__generated__/InvitationRow_invitation.graphql.ts';
import { knownRole } from '../teams/knownRole.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { InvitationMenu } from './InvitationMenu.tsx';
import styles from './InvitationRow.module.css';
import { statusWords } from './statusWords.ts';

interface Props {
  invitation: InvitationRow_invitation$key;
  hasRole: boolean;
  onWithdraw: () => void;
}

/** A row of an invitation: the guest, the role, and the status. */
export function InvitationRow({ invitation, hasRole, onWithdraw }: Props) {
  const { id, email, name, role, status, expiresAt, inviterName, link } = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation @throwOnFieldError {
        id
        email
        name
        role
        status
        expiresAt
        inviterName
        link
      }
    `,
    invitation,
  );
  const known = knownRole(role);
  const { label, tone } = statusWords(status);
  const isOver = status === 'EXPIRED';
  return (
    <TableRow id={id} label={name ?? email}>
      <TableCell column="guest" isRowHeader>
        <span className={styles.lines}>
          <span className={styles.guest}>{name ?? email}</span>
          {name ? <span className={styles.detail}>{email}</span> : null}
        </span>
      </TableCell>
      {hasRole ? (
        <TableCell column="role">{known ? memberRoleLabel(known) : 'Another role'}</TableCell>
      ) : null}
      <TableCell column="status">
        <span className={styles.lines}>
          <span>
            <StatusBadge tone={tone}>{label}</StatusBadge>
          </span>
          <span className={styles.detail}>
            {isOver ? 'Since ' : 'Valid until '}
            <DateText instant={expiresAt} zone={null} format="day" />
            {inviterName ? `, sent by ${inviterName}` : null}
          </span>
        </span>
      </TableCell>
      <TableCell column="actions">
        <InvitationMenu {...{ id, email, link, isOver, onWithdraw }} />
      </TableCell>
    </TableRow>
  );
}
