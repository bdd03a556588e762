import type { WorkTimes } from '@brigade/domain/day/roster/workTimes.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { workTimesOf_application$key } from '../../__generated__/workTimesOf_application.graphql.ts';
import type { Act } from './outbox/act.ts';
import { withActs } from './outbox/withActs.ts';

const at = (time: string) => Temporal.Instant.from(time);

/**
 * The work of a pro with its time records.
 *
 * @param acts what is recorded on this device about this pro and not on the server
 */
export function workTimesOf(key: workTimesOf_application$key, acts: readonly Act[]): WorkTimes {
  const { workingHours, timePunches, shiftBreaks } = readInlineData(
    graphql`
      fragment workTimesOf_application on GigApplication @inline @throwOnFieldError {
        workingHours {
          startTime
          endTime
        }
        timePunches {
          type
          time
        }
        shiftBreaks {
          startTime
          endTime
        }
      }
    `,
    key,
  );
  const work = {
    workStart: at(workingHours.startTime),
    workEnd: at(workingHours.endTime),
    punches: timePunches.map(({ type, time }) => ({
      type: type === 'CLOCK_IN' ? ('CLOCK_IN' as const) : ('CLOCK_OUT' as const),
      time: at(time),
    })),
    breaks: shiftBreaks.map(({ startTime, endTime }) => ({
      start: at(startTime),
      end: endTime == null ? null : at(endTime),
    })),
  };
  return withActs(work, acts);
}
