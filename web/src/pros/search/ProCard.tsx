import { graphql, useFragment } from 'react-relay/hooks';
import type { ProCard_pro$key } from '../../__generated__/ProCard_pro.graphql.ts';
import { FavoriteToggle } from '../favorites/FavoriteToggle.tsx';
import { ProBadges } from '../profiles/ProBadges.tsx';
import { ProAvatar } from '../profiles/ProAvatar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { TextLink, type TextLinkProps } from '../../ui/navigation/TextLink.tsx';
import { ProFacts } from './ProFacts.tsx';
import { OfferButton } from './OfferButton.tsx';
import styles from './ProCards.module.css';

interface Props {
  pro: ProCard_pro$key;
  locationId: number;
  /** Of the location's node. */
  locationNodeId: string;
  canOffer: boolean;
  /** Whether the pro's profile is open beside the list. */
  isOpen: boolean;
  /** What the name leads to. */
  link: TextLinkProps;
  isPicked: boolean;
  onPicked: (isPicked: boolean) => void;
}

export function ProCard({
  pro: proKey,
  locationId,
  locationNodeId,
  canOffer,
  isOpen,
  link,
  isPicked,
  onPicked,
}: Props) {
  const pro = useFragment(
    graphql`
      fragment ProCard_pro on Pro @throwOnFieldError {
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
  const { displayName, performance, atLocation } = pro;
  const completion = performance?.completionPercentage;
  return (
    <li data-highlighted={isOpen || undefined}>
      <Card padding="compact" as="article">
        <div className={styles.card}>
          <div className={styles.head}>
            <ProAvatar pro={pro} size="large" />
            <div>
              <h2 className={styles.name}>
                <TextLink {...link}>{displayName}</TextLink>
              </h2>
            </div>
            <FavoriteToggle pro={pro} atLocation={atLocation} locationId={locationNodeId} />
          </div>
          <p className={styles.facts}>
            <ProFacts pro={pro} />
          </p>
          <div className={styles.badges}>
            <ProBadges pro={pro} atLocation={atLocation} />
          </div>
          <p className={styles.numbers}>
            <Rating value={performance?.rating ?? null} count={performance?.reviewCount} />
            <span>{gigs(performance?.gigsWorked ?? 0)}</span>
            {completion == null ? null : <span>{Math.round(completion)}% completed</span>}
          </p>
          <div className={styles.foot}>
            <Checkbox aria-label={`Select ${displayName}`} isSelected={isPicked} onChange={onPicked}>
              Select
            </Checkbox>
            <OfferButton pro={pro} locationId={locationId} canOffer={canOffer} />
          </div>
        </div>
      </Card>
    </li>
  );
}

function gigs(count: number): string {
  return count === 1 ? '1 shift' : `${count} shifts`;
}
