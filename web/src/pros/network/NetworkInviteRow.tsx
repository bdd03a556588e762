import { graphql, useFragment } from 'react-relay/hooks';
import type { NetworkInviteRow_invite$key } from '../../__generated__/NetworkInviteRow_invite.graphql.ts';
import styles from '../../businesses/invitations/InvitationRow.module.css';
import { profileHref } from '../search/proHrefs.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { guestAddresses, guestName } from './guestName.ts';
import { NetworkInviteMenu } from './NetworkInviteMenu.tsx';
import { networkInviteWords } from './networkInviteWords.ts';

interface Props {
  invite: NetworkInviteRow_invite$key;
  locationId: number;
  onWithdraw: () => void;
}

/** One invite with its guest and status. */
export function NetworkInviteRow({ invite, locationId, onWithdraw }: Props) {
  const data = useFragment(
    graphql`
      fragment NetworkInviteRow_invite on NetworkInvite @throwOnFieldError {
        id
        name
        email
        phoneNumber
        status
        link
        inviterName
        sentAt
        expiresAt
        acceptedAt
        pro {
          uuid
          displayName
        }
      }
    `,
    invite,
  );
  const { id, name, email, phoneNumber, status, pro, inviterName } = data;
  const person = { name, email, phoneNumber };
  const guest = guestName(person);
  const { label, tone } = networkInviteWords(status);
  return (
    <TableRow id={id} label={guest}>
      <TableCell column="guest" isRowHeader>
        <span className={styles.lines}>
          <span className={styles.guest}>{guest}</span>
          <span className={styles.detail}>{guestAddresses(person)}</span>
        </span>
      </TableCell>
      <TableCell column="status">
        <span className={styles.lines}>
          <span>
            <StatusBadge tone={tone}>{label}</StatusBadge>
          </span>
          <span className={styles.detail}>
            {data.acceptedAt ? (
              <>
                {pro ? (
                  <TextLink href={profileHref(locationId, pro.uuid)}>{pro.displayName}</TextLink>
                ) : (
                  'A pro'
                )}
                {', '}
                <DateText instant={data.acceptedAt} zone={null} format="day" />
              </>
            ) : (
              <>
                {status === 'EXPIRED' ? 'Since ' : 'Valid until '}
                <DateText instant={data.expiresAt} zone={null} format="day" />
              </>
            )}
          </span>
        </span>
      </TableCell>
      <TableCell column="sent">
        <span className={styles.lines}>
          <DateText instant={data.sentAt} zone={null} format="day" />
          {inviterName ? <span className={styles.detail}>{`by ${inviterName}`}</span> : null}
        </span>
      </TableCell>
      <TableCell column="actions">
        {status === 'ACCEPTED' ? null : (
          <NetworkInviteMenu
            id={id}
            guest={guest}
            link={data.link}
            isOver={status === 'EXPIRED'}
            onWithdraw={onWithdraw}
          />
        )}
      </TableCell>
    </TableRow>
  );
}
