import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GigScreenQuery } from '../__generated__/GigScreenQuery.graphql.ts';
import { valueOrNull } from '../relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../relay/screenQuery.ts';
import { GigContact } from './GigContact.tsx';
import { GigFacts } from './GigFacts.tsx';
import { GigHeader } from './GigHeader.tsx';
import { GigStaffing } from './GigStaffing.tsx';
import { GigTexts } from './GigTexts.tsx';
import styles from './GigScreen.module.css';
import { GigUnavailable } from './GigUnavailable.tsx';

interface Props {
  query: ScreenQuery<GigScreenQuery>;
  locationId: number;
}

/** One gig: what it asks for and offers, where it is, and how it fills. */
export function GigScreen({ query, locationId }: Props) {
  const data = usePreloadedQuery<GigScreenQuery>(
    graphql`
      query GigScreenQuery($gigId: Int!) @preloadable @throwOnFieldError {
        gig(databaseId: $gigId) @catch {
          location {
            databaseId
          }
          ...GigHeader_gig
          ...GigFacts_gig
          ...GigTexts_gig
          ...GigContact_gig
          ...GigStaffing_gig
        }
      }
    `,
    useHeldQuery(query),
  );
  const gig = valueOrNull(data.gig);
  if (!gig || gig.location?.databaseId !== locationId) return <GigUnavailable locationId={locationId} />;

  return (
    <>
      <GigHeader gig={gig} locationId={locationId} currentTab="details" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <GigFacts gig={gig} />
          <GigTexts gig={gig} />
        </div>
        <div className={styles.side}>
          <GigStaffing gig={gig} locationId={locationId} />
          <GigContact gig={gig} />
        </div>
      </div>
    </>
  );
}
