import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ApprovalsScreenQuery } from '../../__generated__/ApprovalsScreenQuery.graphql.ts';
import { PlatformTabs } from '../../accounts/users/PlatformTabs.tsx';
import { PendingLocation } from '../../businesses/locations/approval/PendingLocation.tsx';
import { EscalatedDispute } from '../../pay/disputes/EscalatedDispute.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import styles from './ApprovalsScreen.module.css';
import { DecisionQueue } from './DecisionQueue.tsx';

/** How often the queues are refetched, in milliseconds: no event reports what is added or decided elsewhere. */
const refreshMs = 30_000;

/** The locations and disputes that wait for the platform's decision, for its admins. */
export function ApprovalsScreen({ query }: { query: ScreenQuery<ApprovalsScreenQuery> }) {
  const { viewer, admin } = usePreloadedQuery<ApprovalsScreenQuery>(
    graphql`
      query ApprovalsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          isPlatformAdmin
          locations(first: 50, approvalStatus: PENDING) @catch(to: NULL) {
            totalCount
            edges {
              node {
                id
                ...PendingLocation_location
              }
            }
          }
        }
        admin @catch(to: NULL) {
          escalatedDisputes(first: 50) @catch(to: NULL) {
            totalCount
            edges {
              node {
                id
                ...EscalatedDispute_dispute
              }
            }
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  const isAdmin = viewer?.isPlatformAdmin === true;
  const refresh = useThrottledCallback(() => refetchScreen(query));
  useVisibleInterval(refresh, isAdmin ? refreshMs : null);
  if (!isAdmin) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NoPermission />}
        title="Only platform admins approve locations"
      >
        <title>Approvals · Brigade</title>
        Your own locations and their approval are under Locations.
      </EmptyState>
    );
  }

  const { locations } = viewer;
  const disputes = admin?.escalatedDisputes;

  return (
    <>
      <title>Approvals · Brigade</title>
      <PageHeader title="Approvals" subtitle="Locations and disputes that wait for a decision.">
        <PlatformTabs current="approvals" />
      </PageHeader>
      <div className={styles.queues}>
        <DecisionQueue
          title="Locations"
          rows={
            locations?.edges.map(({ node }) => (
              <PendingLocation key={node.id} location={node} onDecided={refresh} />
            )) ?? null
          }
          total={locations?.totalCount ?? null}
          empty="No locations to approve. New ones appear here as soon as they are added."
          failed="The locations could not be loaded. Reload the page to try again."
        />
        <DecisionQueue
          title="Disputes"
          rows={disputes?.edges.map(({ node }) => <EscalatedDispute key={node.id} dispute={node} />) ?? null}
          total={disputes?.totalCount ?? null}
          empty="No disputes to decide. They appear here when a business or a pro leaves one to Brigade."
          failed="The disputes could not be loaded. Reload the page to try again."
        />
      </div>
    </>
  );
}
