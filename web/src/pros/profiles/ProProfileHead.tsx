import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProProfileHead_location$key } from '../../__generated__/ProProfileHead_location.graphql.ts';
import type { ProProfileHead_pro$key } from '../../__generated__/ProProfileHead_pro.graphql.ts';
import { BlockControl } from '../blocks/BlockControl.tsx';
import { FavoriteToggle } from '../favorites/FavoriteToggle.tsx';
import { ProAvatar } from './ProAvatar.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { placeOfPro } from './placeOfPro.ts';
import { ProBadges } from './ProBadges.tsx';
import styles from './ProProfileHead.module.css';

interface Props {
  pro: ProProfileHead_pro$key;
  /** The location the profile is looked at from; null when it could not be loaded. */
  location: ProProfileHead_location$key | null;
  /** What else can be done with the pro, before favorites and blocks. */
  actions?: ReactNode;
}

/** Who the pro is at a glance, with what the location can keep about them. */
export function ProProfileHead({ pro: proKey, location: locationKey, actions }: Props) {
  const pro = useFragment(
    graphql`
      fragment ProProfileHead_pro on Pro @throwOnFieldError {
        displayName
        city
        marketName
        atLocation(locationDatabaseId: $locationId) {
          hasWorkedTogether @catch(to: NULL)
          distanceMiles @catch(to: NULL)
          ...ProBadges_atLocation
          ...FavoriteToggle_atLocation
          ...BlockControl_atLocation
        }
        performance {
          rating
          reviewCount
        }
        ...ProBadges_pro
        ...FavoriteToggle_pro
        ...BlockControl_pro
        ...ProAvatar_pro
      }
    `,
    proKey,
  );
  const location = useFragment(
    graphql`
      fragment ProProfileHead_location on Location @throwOnFieldError {
        id
        ...BlockControl_location
      }
    `,
    locationKey,
  );
  const { atLocation } = pro;
  return (
    <div className={styles.head}>
      <ProAvatar pro={pro} size="large" />
      <div className={styles.text}>
        <h3 className={styles.name}>{pro.displayName}</h3>
        <p className={styles.place}>{placeOfPro(pro.city, pro.marketName, atLocation.distanceMiles)}</p>
        <p>
          <Rating value={pro.performance?.rating ?? null} count={pro.performance?.reviewCount} />
        </p>
        <div className={styles.badges}>
          <ProBadges pro={pro} atLocation={atLocation} />
          {atLocation.hasWorkedTogether ? <Badge tone="accent">Worked here before</Badge> : null}
        </div>
      </div>
      {location ? (
        <div className={styles.actions}>
          {actions}
          <FavoriteToggle pro={pro} atLocation={atLocation} locationId={location.id} />
          <BlockControl pro={pro} atLocation={atLocation} location={location} />
        </div>
      ) : null}
    </div>
  );
}
