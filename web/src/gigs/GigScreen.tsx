import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GigScreenQuery } from '../__generated__/GigScreenQuery.graphql.ts';
import { FillingAdvice } from '../advice/FillingAdvice.tsx';
import { GigAttachments } from '../attachments/GigAttachments.tsx';
import { GigCostCard } from '../costs/GigCostCard.tsx';
import { GigOffers } from '../directOffers/GigOffers.tsx';
import { refetchScreen } from '../live/refetchScreen.ts';
import { useCalmly } from '../live/useCalmly.ts';
import { useGigLive } from '../live/useGigLive.ts';
import { valueOrNull } from '../relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../relay/screenQuery.ts';
import { GigActions } from './GigActions.tsx';
import { GigActivity } from './GigActivity.tsx';
import { GigCancelled } from './GigCancelled.tsx';
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
          id
          location {
            databaseId
          }
          ...GigHeader_gig
          ...GigFacts_gig
          ...GigTexts_gig
          ...GigContact_gig
          ...GigStaffing_gig
          ...GigOffers_gig
          ...GigCostCard_gig
          ...GigAttachments_gig
          ...GigActions_gig
          ...GigCancelled_gig
          ...FillingAdvice_gig
          ...GigActivity_gig
        }
      }
    `,
    useHeldQuery(query),
  );
  const gig = valueOrNull(data.gig);
  const refresh = useCalmly(() => refetchScreen(query));
  const live = useGigLive(gig?.id ?? null, refresh);
  if (!gig || gig.location?.databaseId !== locationId) return <GigUnavailable locationId={locationId} />;

  return (
    <>
      <GigHeader
        gig={gig}
        locationId={locationId}
        currentTab="details"
        live={live}
        actions={<GigActions gig={gig} locationId={locationId} />}
      />
      <div className={styles.notice}>
        <GigCancelled gig={gig} />
        <FillingAdvice gig={gig} locationId={locationId} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <GigFacts gig={gig} />
          <GigOffers gig={gig} locationId={locationId} />
          <GigTexts gig={gig} />
          <GigAttachments gig={gig} />
          <GigActivity gig={gig} />
        </div>
        <div className={styles.side}>
          <GigStaffing gig={gig} locationId={locationId} />
          <GigCostCard gig={gig} />
          <GigContact gig={gig} />
        </div>
      </div>
    </>
  );
}
