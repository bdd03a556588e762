import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { TeamCaptainScreenQuery } from '../../__generated__/TeamCaptainScreenQuery.graphql.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { CaptainGigRow } from './CaptainGigRow.tsx';
import { NotCaptain } from './NotCaptain.tsx';
import styles from './TeamCaptain.module.css';
import { halfMinute, minute } from './refreshTimes.ts';
import { useCaptainLive } from './useCaptainLive.ts';

interface Props {
  query: ScreenQuery<TeamCaptainScreenQuery>;
  /** The query of the address, for its rosters. */
  search: string;
  /** The IANA zone in which to show times. */
  zone: string;
}

/** The shifts that a team captain looks after, each with who is there and who is missing. */
export function TeamCaptainScreen({ query, search, zone }: Props) {
  const data = usePreloadedQuery<TeamCaptainScreenQuery>(
    graphql`
      query TeamCaptainScreenQuery($sourceGigId: DatabaseId!, $startTime: DateTime!, $endTime: DateTime!)
      @preloadable
      @throwOnFieldError {
        teamCaptain(sourceGigDatabaseId: $sourceGigId, startTime: $startTime, endTime: $endTime) @catch {
          ...useCaptainLive_captain
          locationName
          eventName
          gigs {
            databaseId
            ...CaptainGigRow_gig
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  const captain = valueOrNull(data.teamCaptain);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const live = useCaptainLive(captain ?? null, refresh);
  // Who is late follows from the time, and no change says so.
  useVisibleInterval(refresh, live === 'live' ? minute : halfMinute);
  if (!captain) return <NotCaptain />;
  const { locationName, eventName, gigs } = captain;

  return (
    <>
      <PageHeader
        title={eventName ?? locationName}
        subtitle={eventName === null ? 'Team captain' : `Team captain · ${locationName}`}
      >
        <title>{`Team captain · ${eventName ?? locationName} · Brigade`}</title>
      </PageHeader>
      {gigs.length === 0 ? (
        <EmptyState illustration={<NoGigs />} title="No shifts in this time">
          Shifts appear here from their posting until a day after they end.
        </EmptyState>
      ) : (
        <div className={styles.shifts}>
          <Card padding="none">
            <ul className={styles.list} aria-label="Shifts">
              {gigs.map((gig) => (
                <CaptainGigRow
                  key={gig.databaseId}
                  gig={gig}
                  search={search}
                  zone={zone}
                  knownLocation={locationName}
                />
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  );
}
