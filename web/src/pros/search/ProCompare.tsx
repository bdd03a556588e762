import { latestZone } from '@brigade/domain/pros/certifications/certificationExpiry.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProCompare_pros$key } from '../../__generated__/ProCompare_pros.graphql.ts';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { ProBadges } from '../profiles/ProBadges.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ScrollRegion } from '../../ui/layout/ScrollRegion.tsx';
import { comparedFacts } from './comparedFacts.tsx';
import styles from './ProCompare.module.css';
import { ProCompareHead } from './ProCompareHead.tsx';

interface Props {
  pros: ProCompare_pros$key;
  locationId: number;
  /** The zone of the location; null if it is not known. */
  zone: string | null;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
  /** The same comparison without one of them. */
  hrefWithout: (uuid: string) => string;
}

/** Pros side by side: a column for each, a row for each fact. On narrow screens the columns scroll. */
export function ProCompare({ pros: keys, locationId, zone, canOffer, hrefWithout }: Props) {
  const pros = useFragment(
    graphql`
      fragment ProCompare_pros on Pro @relay(plural: true) @throwOnFieldError {
        uuid
        atLocation(locationDatabaseId: $locationId) {
          ...ProBadges_atLocation
        }
        ...comparedFacts_pro
        ...ProBadges_pro
        ...ProCompareHead_pro
      }
    `,
    keys,
  );
  const today = currentDay(zone ?? latestZone).toString();
  return (
    <Card padding="none" className={styles.card ?? ''}>
      <ScrollRegion className={styles.scroll} label="Comparison">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.fact}>
                Pro
              </th>
              {pros.map((pro) => (
                <th key={pro.uuid} scope="col" className={styles.pro}>
                  <ProCompareHead
                    pro={pro}
                    locationId={locationId}
                    canOffer={canOffer}
                    removeHref={pros.length > 1 ? hrefWithout(pro.uuid) : null}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={styles.fact}>
                Badges
              </th>
              {pros.map((pro) => (
                <td key={pro.uuid}>
                  <span className={styles.badges}>
                    <ProBadges pro={pro} atLocation={pro.atLocation} />
                  </span>
                </td>
              ))}
            </tr>
            {comparedFacts(pros, today).map(({ name, values }) => (
              <tr key={name}>
                <th scope="row" className={styles.fact}>
                  {name}
                </th>
                {pros.map(({ uuid }, index) => (
                  <td key={uuid}>{values[index] || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}
