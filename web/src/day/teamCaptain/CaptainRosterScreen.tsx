import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { CaptainRosterScreenQuery } from '../../__generated__/CaptainRosterScreenQuery.graphql.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useGigLive } from '../../schedule/gigs/useGigLive.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { AvailableRoster } from '../roster/AvailableRoster.tsx';
import { NotCaptain } from './NotCaptain.tsx';
import { halfMinute } from './refreshTimes.ts';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

interface Props {
  query: ScreenQuery<CaptainRosterScreenQuery>;
  /** The query of the address that lists the shifts. */
  search: string;
  /** The IANA zone in which to show times. */
  zone: string;
  /** Only pros whose name contains this text. */
  name: string;
  onNamed: (name: string) => void;
}

/** The roster of a shift in captain mode. It follows changes, and asks twice a minute while it cannot. */
export function CaptainRosterScreen({ query, search, zone, name, onNamed }: Props) {
  const data = usePreloadedQuery<CaptainRosterScreenQuery>(
    graphql`
      query CaptainRosterScreenQuery($gigId: DatabaseId!) @preloadable @throwOnFieldError {
        gig(databaseId: $gigId) @catch {
          ...useGigLive_gig
          startTime
          endTime
          locationName
          skill {
            name
          }
          event {
            name
          }
          ...AvailableRoster_gig
        }
      }
    `,
    useHeldQuery(query),
  );
  const gig = valueOrNull(data.gig);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const live = useGigLive(gig ?? null, refresh);
  useVisibleInterval(refresh, live === 'live' ? null : halfMinute);
  if (!gig) return <NotCaptain />;
  const { startTime, endTime, skill, event, locationName } = gig;
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: event?.name ?? locationName ?? 'Your shifts', href: `/team-captain${search}` },
          { label: skill.name },
        ]}
        title={<PositionLabel name={skill.name} />}
        subtitle={
          <>
            <DateText instant={startTime} zone={zone} format="day" />
            {' · '}
            <TimeRange start={startTime} end={endTime} zone={zone} isZoneShown />
          </>
        }
      >
        <title>{`Roster · ${skill.name} · Brigade`}</title>
      </PageHeader>
      <AvailableRoster isCaptain gig={gig} name={name} onNamed={onNamed} onChanged={refresh} />
    </>
  );
}
