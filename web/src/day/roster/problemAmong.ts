import { type TimeRecord, timeRecordProblem } from '@brigade/domain/day/roster/timeRecordProblem.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { problemAmong_application$key } from '../../__generated__/problemAmong_application.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { Act } from './outbox/act.ts';
import { workTimesOf } from './workTimesOf.ts';

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
  const data = readInlineData(
    graphql`
      fragment problemAmong_application on GigApplication @inline @throwOnFieldError {
        id
        ...workTimesOf_application
      }
    `,
    key,
  );
  return timeRecordProblem(workTimesOf(data, acts.get(data.id) ?? []), record, currentInstant());
}
