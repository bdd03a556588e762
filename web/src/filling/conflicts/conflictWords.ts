import { graphql, readInlineData } from 'relay-runtime';
import type { conflictWords_conflict$key } from '../../__generated__/conflictWords_conflict.graphql.ts';
import { conflictText } from './conflictText.ts';

/** A conflict in words, with times in this zone; null for the browser's. */
export function conflictWords(key: conflictWords_conflict$key, zone: string | null): string {
  const { kind, work, restMinutes, weekMinutes } = readInlineData(
    graphql`
      fragment conflictWords_conflict on Conflict @inline @throwOnFieldError {
        kind
        work {
          startTime
          endTime
          isConfirmed
          locationName
        }
        restMinutes
        weekMinutes
      }
    `,
    key,
  );
  return conflictText(
    {
      kind,
      restMinutes,
      weekMinutes,
      work: work && {
        startTime: work.startTime,
        endTime: work.endTime,
        isConfirmed: work.isConfirmed,
        locationName: work.locationName,
      },
    },
    zone,
  );
}
