import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GigScreenQuery } from '../../__generated__/GigScreenQuery.graphql.ts';
import { FillingAdvice } from '../../filling/advice/FillingAdvice.tsx';
import { GigAttachments } from '../../schedule/attachments/GigAttachments.tsx';
import { GigCostCard } from '../../schedule/costs/GigCostCard.tsx';
import { GigOffers } from '../../filling/offers/GigOffers.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useGigLive } from '../../schedule/gigs/useGigLive.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { ContactCenterCard } from '../../pros/contactCenter/ContactCenterCard.tsx';
import { GigActions } from './GigActions.tsx';
import { ApplicantCounts } from '../../schedule/gigs/ApplicantCounts.tsx';
import { GigActivity } from '../../schedule/changes/GigActivity.tsx';
import { GigCancelled } from '../../schedule/cancelling/GigCancelled.tsx';
import { GigContact } from '../../schedule/gigs/GigContact.tsx';
import { GigFacts } from '../../schedule/gigs/GigFacts.tsx';
import { GigPhaseHeader } from './phases/GigPhaseHeader.tsx';
import { GigPlaces } from '../../day/roster/GigPlaces.tsx';
import { GigHeader } from '../../schedule/gigs/GigHeader.tsx';
import { GigTexts } from '../../schedule/gigs/GigTexts.tsx';
import styles from './GigScreen.module.css';
import { GigUnavailable } from '../../schedule/gigs/GigUnavailable.tsx';

interface Props {
  query: ScreenQuery<GigScreenQuery>;
  locationId: number;
}

/** The details of a gig: its terms, location, staffing, cost and activity. */
export function GigScreen({ query, locationId }: Props) {
  const data = usePreloadedQuery<GigScreenQuery>(
    graphql`
      query GigScreenQuery($gigId: DatabaseId!) @preloadable @throwOnFieldError {
        ...ContactCenterCard_query
        gig(databaseId: $gigId) @catch {
          employmentType
          ...useGigLive_gig
          location {
            databaseId
          }
          ...GigHeader_gig
          ...GigHeader_access
          ...ApplicantCounts_access
          ...GigFacts_gig
          ...GigTexts_gig
          ...GigContact_gig
          ...ApplicantCounts_gig
          ...GigOffers_gig
          ...GigCostCard_gig
          ...GigAttachments_gig
          ...GigActions_gig
          ...GigPhaseHeader_gig
          ...GigPlaces_gig
          ...GigCancelled_gig
          ...FillingAdvice_gig
          ...GigActivity_gig
        }
      }
    `,
    useHeldQuery(query),
  );
  const gig = valueOrNull(data.gig);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const live = useGigLive(gig ?? null, refresh);
  if (!gig || gig.location?.databaseId !== locationId) return <GigUnavailable locationId={locationId} />;

  return (
    <>
      <GigHeader
        gig={gig}
        access={gig}
        locationId={locationId}
        currentTab="details"
        live={live}
        actions={<GigActions gig={gig} locationId={locationId} />}
      />
      <div className={styles.phase}>
        <GigPhaseHeader gig={gig} />
      </div>
      <div className={styles.notice}>
        <GigCancelled gig={gig} locationId={locationId} />
        <FillingAdvice gig={gig} locationId={locationId} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <GigPlaces gig={gig} locationId={locationId} />
          <GigOffers gig={gig} locationId={locationId} />
          <div className={styles.texts}>
            <GigTexts gig={gig} />
            <GigAttachments gig={gig} />
          </div>
        </div>
        <div className={styles.side}>
          <ApplicantCounts gig={gig} access={gig} locationId={locationId} />
          <GigFacts gig={gig} />
          <GigCostCard gig={gig} />
          <GigContact gig={gig} />
          {gig.employmentType === 'W2' ? <ContactCenterCard query={data} /> : null}
          <div className={styles.activity}>
            <GigActivity gig={gig} />
          </div>
        </div>
      </div>
    </>
  );
}
