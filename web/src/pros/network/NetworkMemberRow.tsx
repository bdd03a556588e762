import { distanceText } from '@brigade/domain/pros/profiles/distanceText.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NetworkMemberRow_member$key } from '../../__generated__/NetworkMemberRow_member.graphql.ts';
import { ProAvatar } from '../profiles/ProAvatar.tsx';
import { ProBadges } from '../profiles/ProBadges.tsx';
import { offerHref, profileHref } from '../search/proHrefs.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { RowLink } from '../../ui/navigation/RowLink.tsx';
import styles from './NetworkMemberRow.module.css';

interface Props {
  member: NetworkMemberRow_member$key;
  locationId: number;
  canManage: boolean;
  onRemove: () => void;
}

/** One pro of a network, since when, and who added them. */
export function NetworkMemberRow({ member, locationId, canManage, onRemove }: Props) {
  const { pro, proAtLocation, source, joinedAt, addedByName } = useFragment(
    graphql`
      fragment NetworkMemberRow_member on NetworkMember @throwOnFieldError {
        source
        joinedAt
        addedByName
        pro {
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
          distanceMiles @catch(to: NULL)
          ...ProBadges_atLocation
        }
      }
    `,
    member,
  );
  const { uuid, displayName, performance } = pro;
  const way = source === 'INVITE' ? 'Accepted an invite' : addedByName && `Added by ${addedByName}`;
  const distance = distanceText(proAtLocation.distanceMiles);

  return (
    <TableRow id={uuid} label={displayName}>
      <TableCell column="pro" isRowHeader>
        <span className={styles.pro}>
          <ProAvatar pro={pro} />
          <span className={styles.who}>
            <RowLink href={profileHref(locationId, uuid, 'network')}>{displayName}</RowLink>
            <ProBadges pro={pro} atLocation={proAtLocation} />
            {distance ? <span className={styles.way}>{distance}</span> : null}
          </span>
        </span>
      </TableCell>
      <TableCell column="rating">
        <Rating value={performance?.rating ?? null} count={performance?.reviewCount} />
      </TableCell>
      <TableCell column="worked">{performance?.gigsWorked ?? 0}</TableCell>
      <TableCell column="since">
        <span className={styles.since}>
          <DateText instant={joinedAt} zone={null} format="day" />
          {way ? <span className={styles.way}>{way}</span> : null}
        </span>
      </TableCell>
      {canManage ? (
        <TableCell column="actions">
          <span className={styles.actions}>
            <Button variant="text" size="small" aria-label={`Remove ${displayName}…`} onPress={onRemove}>
              Remove…
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
