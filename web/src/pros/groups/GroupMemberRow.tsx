import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { GroupMemberRow_member$key } from '../../__generated__/GroupMemberRow_member.graphql.ts';
import { ProBadges } from '../profiles/ProBadges.tsx';
import { offerHref, profileHref } from '../search/proHrefs.ts';
import { ProAvatar } from '../profiles/ProAvatar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { RowLink } from '../../ui/navigation/RowLink.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { undoAction } from '../../ui/feedback/undoAction.ts';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { addProsToGroup } from './addProsToGroup.ts';
import styles from './GroupMemberRow.module.css';
import { removeProsFromGroup } from './removeProsFromGroup.ts';

interface Props {
  member: GroupMemberRow_member$key;
  /** The global id. */
  groupId: string;
  groupName: string;
  locationId: number;
  /** What the pros of the group are called in the address of their pages. */
  list: string;
  canManage: boolean;
  /** Called when the pro was removed or added again. */
  onChanged: () => void;
}

/** One pro of a group. */
export function GroupMemberRow({
  member,
  groupId,
  groupName,
  locationId,
  list,
  canManage,
  onChanged,
}: Props) {
  const { pro, proAtLocation, joinedAt } = useFragment(
    graphql`
      fragment GroupMemberRow_member on NetworkMember @throwOnFieldError {
        joinedAt
        pro {
          id
          uuid
          displayName
          performance {
            rating
            reviewCount
            gigsWorked
          }
          ...ProBadges_pro
          ...ProAvatar_pro
        }
        proAtLocation {
          isBlocked @catch(to: NULL)
          ...ProBadges_atLocation
        }
      }
    `,
    member,
  );
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  const { id, uuid, displayName, performance } = pro;

  const addAgain = async () => {
    const { errors, results } = await addProsToGroup(environment, { proGroupId: groupId, proIds: [id] });
    onChanged();
    return [...errors, ...results.flatMap((result) => result.errors)];
  };

  const remove = () =>
    run(
      async () => {
        const { errors } = await removeProsFromGroup(environment, { proGroupId: groupId, proIds: [id] });
        onChanged();
        return errors;
      },
      `${displayName} is no longer in ${groupName}`,
      { action: undoAction(addAgain, `${displayName} is in ${groupName} again`) },
    );

  return (
    <TableRow id={uuid} label={displayName}>
      <TableCell column="pro" isRowHeader>
        <span className={styles.pro}>
          <ProAvatar pro={pro} />
          <span className={styles.who}>
            <RowLink href={profileHref(locationId, uuid, list)}>{displayName}</RowLink>
            <ProBadges pro={pro} atLocation={proAtLocation} />
          </span>
        </span>
      </TableCell>
      <TableCell column="rating">
        <Rating value={performance?.rating ?? null} count={performance?.reviewCount} />
      </TableCell>
      <TableCell column="worked">{performance?.gigsWorked ?? 0}</TableCell>
      <TableCell column="since">
        <DateText instant={joinedAt} zone={null} format="day" />
      </TableCell>
      {canManage ? (
        <TableCell column="actions">
          <span className={styles.actions}>
            <Button
              variant="text"
              size="small"
              aria-label={`Remove ${displayName}`}
              isLoading={isPending}
              onPress={() => void remove()}
            >
              Remove
            </Button>
            {proAtLocation.isBlocked ? null : (
              <LinkButton
                variant="outlined"
                size="small"
                href={offerHref(locationId, [uuid])}
                aria-label={`Offer a shift to ${displayName}`}
              >
                Offer a shift
              </LinkButton>
            )}
          </span>
        </TableCell>
      ) : null}
    </TableRow>
  );
}
