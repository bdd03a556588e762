import { graphql, useFragment } from 'react-relay/hooks';
import type { PastWorkRow_application$key } from '../../__generated__/PastWorkRow_application.graphql.ts';
import { offerHref, profileHref } from '../../pros/search/proHrefs.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { RowLink } from '../../ui/navigation/RowLink.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './PastWork.module.css';

interface Props {
  application: PastWorkRow_application$key;
  locationId: number;
  zone: string | null;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
  /** Whether the list reaches over several locations, so that each row says where. */
  isEverywhere: boolean;
}

/** One pro at one gig. */
export function PastWorkRow({ application, locationId, zone, canOffer, isEverywhere }: Props) {
  const { id, pro, proAtLocation, gig } = useFragment(
    graphql`
      fragment PastWorkRow_application on GigApplication @throwOnFieldError {
        id
        pro {
          uuid
          displayName
          performance {
            rating
          }
          ...ProAvatar_pro
        }
        proAtLocation @catch(to: NULL) {
          isBlocked @catch(to: NULL)
        }
        gig {
          startTime
          timeZone
          skill {
            name
          }
          locationName
        }
      }
    `,
    application,
  );
  return (
    <TableRow id={id} label={pro.displayName}>
      <TableCell column="pro" isRowHeader>
        <div className={styles.pro}>
          <ProAvatar pro={pro} />
          <RowLink href={profileHref(locationId, pro.uuid, 'history')}>{pro.displayName}</RowLink>
        </div>
      </TableCell>
      <TableCell column="rating">
        <Rating value={pro.performance?.rating ?? null} />
      </TableCell>
      <TableCell column="work">
        <span>
          {gig ? <PositionLabel name={gig.skill.name} /> : '–'}
          {isEverywhere && gig?.locationName ? ` · ${gig.locationName}` : null}
        </span>
      </TableCell>
      <TableCell column="when">
        {gig ? <DateText instant={gig.startTime} zone={gig.timeZone ?? zone} format="day" /> : '–'}
      </TableCell>
      <TableCell column="actions">
        {proAtLocation?.isBlocked || !canOffer ? null : (
          <LinkButton
            variant="outlined"
            size="small"
            href={offerHref(locationId, [pro.uuid])}
            aria-label={`Offer a shift to ${pro.displayName}`}
          >
            Offer a shift
          </LinkButton>
        )}
      </TableCell>
    </TableRow>
  );
}
