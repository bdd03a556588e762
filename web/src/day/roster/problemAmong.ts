import { type TimeRecord, timeRecordProblem } from '@brigade/domain/day/roster/timeRecordProblem.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { problemAmong_application$key } from '../../__generated__/problemAmong_application.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { Act } from './outbox/act.ts';
import { withActs } from './outbox/withActs.ts';

const at = (time: string) => Temporal.Instant.from(time);

type Acts = ReadonlyMap<string, readonly Act[]>;

/**
 * Why a time can be recorded for none of these pros, as it is for the first one; null if it can for one of them.
 *
 * @param acts what is recorded on this device and not on the server, by application
 */
export function problemAmong(
  pros: readonly problemAmong_application$key[],
  record: TimeRecord,
  acts: Acts,
): string | null {
  const problems = pros.map((pro) => problemOf(pro, record, acts));
  return problems.includes(null) ? null : (problems[0] ?? null);
}

function problemOf(key: problemAmong_application$key, record: TimeRecord, acts: Acts): string | null {
  const { id, workingHours, timePunches, shiftBreaks } = readInlineData(
    graphql`
      fragment problemAmong_application on GigApplication @inline @throwOnFieldError {
        id
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
  return timeRecordProblem(withActs(work, acts.get(id) ?? []), record, currentInstant());
}
