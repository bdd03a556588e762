import { gigPhase, type GigPhase } from '@brigade/domain/schedule/gigs/gigPhase.ts';
import type { GigStatus } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { currentGigPhase_gig$key } from '../../__generated__/currentGigPhase_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';

/** The phase of a gig now. */
export function currentGigPhase(key: currentGigPhase_gig$key): GigPhase {
  const { status, startTime, endTime, fill } = readInlineData(
    graphql`
      fragment currentGigPhase_gig on Gig @inline @throwOnFieldError {
        status
        startTime
        endTime
        fill {
          confirmed
        }
      }
    `,
    key,
  );
  return gigPhase(
    {
      // A value that is not listed yet is judged by the time alone, as a posted gig is.
      status: status as GigStatus,
      startTime: Temporal.Instant.from(startTime),
      endTime: Temporal.Instant.from(endTime),
      confirmed: fill.confirmed,
    },
    currentInstant(),
  );
}
