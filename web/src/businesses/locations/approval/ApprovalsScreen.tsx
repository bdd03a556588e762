import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ApprovalsScreenQuery } from '../../../__generated__/ApprovalsScreenQuery.graphql.ts';
import { refetchScreen } from '../../../platform/live/refetchScreen.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { type ScreenQuery, useHeldQuery } from '../../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NoLocations } from '../../../ui/illustrations/NoLocations.tsx';
import { NoPermission } from '../../../ui/illustrations/NoPermission.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import styles from './ApprovalsScreen.module.css';
import { PendingLocation } from './PendingLocation.tsx';

/** The locations that wait for the platform's decision, for its admins. */
export function ApprovalsScreen({ query }: { query: ScreenQuery<ApprovalsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ApprovalsScreenQuery>(
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
      }
    `,
    useHeldQuery(query),
  );
  if (viewer?.isPlatformAdmin !== true) {
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
  if (!locations) throw new Fault('UNKNOWN', 'The locations could not be loaded.');
  const pending = locations.edges.map(({ node }) => node);
  const total = locations.totalCount ?? pending.length;

  return (
    <>
      <title>Approvals · Brigade</title>
      <PageHeader title="Approvals" subtitle={subtitleOf(total)} />
      {pending.length === 0 ? (
        <EmptyState illustration={<NoLocations />} title="Nothing to approve">
          New locations appear here as soon as they are added.
        </EmptyState>
      ) : (
        <Card padding="none" className={styles.card ?? ''}>
          <ul className={styles.list}>
            {pending.map((location) => (
              <PendingLocation
                key={location.id}
                location={location}
                onDecided={() => void refetchScreen(query)}
              />
            ))}
          </ul>
        </Card>
      )}
      {total > pending.length ? (
        <p className={styles.more}>{`${total - pending.length} more follow once these are decided.`}</p>
      ) : null}
    </>
  );
}

function subtitleOf(total: number): string {
  return total === 1 ? '1 location waits for a decision.' : `${total} locations wait for a decision.`;
}
