import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ProScreenQuery } from '../../__generated__/ProScreenQuery.graphql.ts';
import { ContactCenterCard } from '../../pros/contactCenter/ContactCenterCard.tsx';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { ProNotes } from '../../pros/notes/ProNotes.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ProAbout } from '../../pros/profiles/ProAbout.tsx';
import { ProCertifications } from '../../pros/profiles/ProCertifications.tsx';
import { ProHistoryHere } from './ProHistoryHere.tsx';
import { ProRatings } from '../../pros/profiles/ProRatings.tsx';
import { ProScreenHeader } from '../../pros/profiles/ProScreenHeader.tsx';
import { ProUnavailable } from '../../pros/profiles/ProUnavailable.tsx';
import { ProWorkHistory } from '../../pros/profiles/ProWorkHistory.tsx';
import { ProWalk } from './ProWalk.tsx';
import styles from './ProScreen.module.css';

interface Props {
  query: ScreenQuery<ProScreenQuery>;
  locationId: number;
  /** The list that led here, if any. */
  list: string | null;
  /** Opens the page of another pro of that list. */
  onWalked: (uuid: string) => void;
}

/** All about one pro as a location sees them: who they are, how they work, and what happened here. */
export function ProScreen({ query, locationId, list, onWalked }: Props) {
  const data = usePreloadedQuery<ProScreenQuery>(
    graphql`
      query ProScreenQuery($uuid: ID!, $locationId: DatabaseId!) @preloadable @throwOnFieldError {
        ...ContactCenterCard_query
        pro(uuid: $uuid) @catch {
          uuid
          displayName
          supportedEmploymentTypes
          ...ProScreenHeader_pro
          ...ProAbout_pro
          ...ProRatings_pro
          ...ProWorkHistory_pro
          ...ProCertifications_pro
          ...ProNotes_pro
          atLocation(locationDatabaseId: $locationId) {
            ...ProHistoryHere_atLocation
            ...ProNotes_atLocation
          }
        }
        location(databaseId: $locationId) @catch {
          ...ProScreenHeader_location
          ...ProNotes_location
          timeZone
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;
  const pro = valueOrNull(data.pro);
  if (!pro) return <ProUnavailable locationId={locationId} />;

  return (
    <>
      <title>{`${pro.displayName} · Brigade`}</title>
      <ProScreenHeader
        pro={pro}
        location={location}
        locationId={locationId}
        walk={
          list === null ? null : (
            <ProWalk uuid={pro.uuid} locationId={locationId} list={list} onWalked={onWalked} />
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title="About">
            <ProAbout pro={pro} headingLevel={3} />
          </Card>
          <ProHistoryHere
            atLocation={pro.atLocation}
            locationId={locationId}
            zone={location.timeZone ?? null}
          />
          <Card title="Work history">
            <ProWorkHistory pro={pro} />
          </Card>
        </div>
        <div className={styles.column}>
          <ProNotes
            pro={pro}
            atLocation={pro.atLocation}
            location={location}
            zone={location.timeZone ?? null}
          />
          <Card title="Ratings">
            <ProRatings pro={pro} />
          </Card>
          <Card title="Certifications">
            <ProCertifications pro={pro} zone={location.timeZone ?? null} />
          </Card>
          {pro.supportedEmploymentTypes?.includes('W2') ? <ContactCenterCard query={data} /> : null}
        </div>
      </div>
    </>
  );
}
