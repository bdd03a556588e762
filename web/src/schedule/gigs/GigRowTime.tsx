import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigRowTime_gig$key } from '../../__generated__/GigRowTime_gig.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { otherZoneName } from './otherZoneName.ts';

interface Props {
  gig: GigRowTime_gig$key;
  /** Whether to show the day, for lists that are not grouped by day. */
  isDayShown: boolean;
  /** The IANA zone that the heading of the day names; the browser's where absent. */
  headingZone: string | undefined;
}

/** When a gig is, with its time zone where that is not the one of the heading. */
export function GigRowTime({ gig, isDayShown, headingZone = browserZone() }: Props) {
  const { startTime, endTime, timeZone } = useFragment(
    graphql`
      fragment GigRowTime_gig on Gig @throwOnFieldError {
        startTime
        endTime
        timeZone
      }
    `,
    gig,
  );
  const zone = displayZone(timeZone ?? null, browserZone());
  return (
    <>
      {isDayShown ? <DateText instant={startTime} zone={timeZone} format="day" /> : null}
      <TimeRange
        start={startTime}
        end={endTime}
        zone={timeZone}
        isZoneShown={otherZoneName(startTime, zone, headingZone) !== null}
      />
    </>
  );
}
