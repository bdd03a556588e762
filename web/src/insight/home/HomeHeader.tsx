import { homeGreeting } from '@brigade/domain/insight/home/homeGreeting.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeHeader_home$key } from '../../__generated__/HomeHeader_home.graphql.ts';
import { useNamedLocation } from '../../businesses/locations/useNamedLocation.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import type { LiveState } from '../../platform/live/liveState.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { HomeSummary } from './HomeSummary.tsx';

interface Props {
  /** Null when it could not be loaded. */
  home: HomeHeader_home$key | null;
  locationId: number;
  /** The name of the location. */
  name: string;
  /** The IANA zone of the location. */
  zone: string;
  live: LiveState;
}

/** Greets, and says in one line what today and the week ahead are like. */
export function HomeHeader({ home, locationId, name, zone, live }: Props) {
  const data = useFragment(
    graphql`
      fragment HomeHeader_home on Home {
        ...HomeSummary_home
      }
    `,
    home,
  );
  const { firstName } = useViewer();
  useNamedLocation(locationId, name);
  const { hour } = currentInstant().toZonedDateTimeISO(zone);
  return (
    <PageHeader
      title={homeGreeting(hour, firstName)}
      meta={<LiveStatus state={live} />}
      subtitle={
        data ? (
          <>
            {name} · <HomeSummary home={data} />
          </>
        ) : (
          name
        )
      }
    />
  );
}
