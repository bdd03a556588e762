import { timeOfShift } from '@brigade/domain/day/roster/timeOfShift.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useShiftClock_gig$key } from '../../__generated__/useShiftClock_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';

/** Reads and writes the times of day of a shift as a field has them (`18:30`), on the clocks at its location. */
export function useShiftClock(gig: useShiftClock_gig$key) {
  const { startTime, endTime, timeZone } = useFragment(
    graphql`
      fragment useShiftClock_gig on Gig @throwOnFieldError {
        startTime
        endTime
        timeZone
      }
    `,
    gig,
  );
  const zone = timeZone ?? browserZone();
  return {
    instantOf: (time: string): Temporal.Instant => {
      const work = { workStart: Temporal.Instant.from(startTime), workEnd: Temporal.Instant.from(endTime) };
      return timeOfShift(Temporal.PlainTime.from(time), work, zone, currentInstant());
    },
    textOf: (instant: Temporal.Instant): string =>
      instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
