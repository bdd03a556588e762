import { graphql, useFragment } from 'react-relay/hooks';
import type { ProRow_pro$key } from '../../__generated__/ProRow_pro.graphql.ts';
import { FavoriteToggle } from '../favorites/FavoriteToggle.tsx';
import { ProBadges } from '../profiles/ProBadges.tsx';
import { ProAvatar } from '../profiles/ProAvatar.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { RowLink } from '../../ui/navigation/RowLink.tsx';
import type { TextLinkProps } from '../../ui/navigation/TextLink.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { ProFacts } from './ProFacts.tsx';
import { OfferButton } from './OfferButton.tsx';
import styles from './ProRow.module.css';

interface Props {
  pro: ProRow_pro$key;
  locationId: number;
  /** Of the location's node. */
  locationNodeId: string;
  canOffer: boolean;
  /** Whether the pro's profile is open beside the list. */
  isOpen: boolean;
  /** What the name leads to. */
  link: TextLinkProps;
}

/** One pro of the list. */
export function ProRow({ pro: proKey, locationId, locationNodeId, canOffer, isOpen, link }: Props) {
  const pro = useFragment(
    graphql`
      fragment ProRow_pro on Pro @throwOnFieldError {
        uuid
        displayName
        atLocation(locationDatabaseId: $locationId) {
          ...ProBadges_atLocation
          ...FavoriteToggle_atLocation
        }
        performance {
          rating
          reviewCount
          gigsWorked
          completionPercentage
        }
        ...ProFacts_pro
        ...ProBadges_pro
        ...FavoriteToggle_pro
        ...ProAvatar_pro
        ...OfferButton_pro
      }
    `,
    proKey,
  );
  const { uuid, displayName, performance, atLocation } = pro;
  const completion = performance?.completionPercentage;

  return (
    <TableRow id={uuid} label={displayName} isHighlighted={isOpen}>
      <TableCell column="pro" isRowHeader>
        <div className={styles.pro}>
          <ProAvatar pro={pro} />
          <div className={styles.text}>
            <span className={styles.line}>
              <RowLink {...link}>{displayName}</RowLink>
              <ProBadges pro={pro} atLocation={atLocation} />
            </span>
            <span className={styles.facts}>
              <ProFacts pro={pro} />
            </span>
          </div>
        </div>
      </TableCell>
      <TableCell column="rating">
        <Rating value={performance?.rating ?? null} count={performance?.reviewCount} />
      </TableCell>
      <TableCell column="worked">{performance?.gigsWorked ?? 0}</TableCell>
      <TableCell column="completion">{completion == null ? '–' : `${Math.round(completion)}%`}</TableCell>
      <TableCell column="actions">
        <div className={styles.actions}>
          <FavoriteToggle pro={pro} atLocation={atLocation} locationId={locationNodeId} />
          <OfferButton pro={pro} locationId={locationId} canOffer={canOffer} />
        </div>
      </TableCell>
    </TableRow>
  );
}
