import { lazy, Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GigScreenQuery } from '../../__generated__/GigScreenQuery.graphql.ts';
import { FillingAdvice } from '../../filling/advice/FillingAdvice.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useRosterLive } from '../../day/roster/useRosterLive.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { GigActions } from './GigActions.tsx';
import { GigCancelled } from '../../schedule/cancelling/GigCancelled.tsx';
import { GigPhaseHeader } from './phases/GigPhaseHeader.tsx';
import { GigPlaces } from '../../day/roster/GigPlaces.tsx';
import { GigHeader } from '../../schedule/gigs/GigHeader.tsx';
import type { InspectorTab } from './inspector/inspectorTab.ts';
import styles from './GigScreen.module.css';
import { GigUnavailable } from '../../schedule/gigs/GigUnavailable.tsx';
import { GigRecurrence } from '../../schedule/recurrence/GigRecurrence.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';

// Tabs cost more than the rest of the page, which is usable without them.
const GigInspector = lazy(() => import('./inspector/GigInspector.tsx'));

interface Props {
  query: ScreenQuery<GigScreenQuery>;
  locationId: number;
  /** The tab beside the places that the address names; null for none. */
  tab: InspectorTab | null;
  onTab: (tab: InspectorTab) => void;
}

/** The page of a gig: its places, and beside them its applicants, details, cost and activity. */
export function GigScreen({ query, locationId, tab, onTab }: Props) {
  const data = usePreloadedQuery<GigScreenQuery>(
    graphql`
      query GigScreenQuery($gigId: DatabaseId!) @preloadable @throwOnFieldError {
        ...GigInspector_query
        gig(databaseId: $gigId) @catch {
          ...useRosterLive_gig
          isRecurring
          location {
            databaseId
          }
          ...GigHeader_gig
          ...GigHeader_access
          ...GigActions_gig
          ...GigPhaseHeader_gig
          ...GigPlaces_gig
          ...GigCancelled_gig
          ...FillingAdvice_gig
          ...GigRecurrence_gig
          ...GigInspector_gig
        }
      }
    `,
    useHeldQuery(query),
  );
  const gig = valueOrNull(data.gig);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const live = useRosterLive(gig ?? null, refresh);
  if (!gig || gig.location?.databaseId !== locationId) return <GigUnavailable locationId={locationId} />;

  return (
    <>
      <GigHeader
        gig={gig}
        access={gig}
        locationId={locationId}
        currentTab="overview"
        live={live}
        note={gig.isRecurring ? <GigRecurrence gig={gig} /> : null}
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
        <div className={styles.places}>
          <GigPlaces gig={gig} locationId={locationId} />
        </div>
        <Suspense fallback={<SkeletonRows label="Loading details" />}>
          <GigInspector gig={gig} query={data} locationId={locationId} tab={tab} onTab={onTab} />
        </Suspense>
      </div>
    </>
  );
}
