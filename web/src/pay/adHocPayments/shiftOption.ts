import { formatDay, formatTimeRange } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { shiftOption_gig$key } from '../../__generated__/shiftOption_gig.graphql.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';

/** A shift as an option: its position, day and times tell the shifts of a day apart. */
export function shiftOption(gig: shiftOption_gig$key, zone: string, now: Temporal.Instant): SelectOption {
  const { databaseId, startTime, endTime, skill } = readInlineData(
    graphql`
      fragment shiftOption_gig on Gig @inline @throwOnFieldError {
        databaseId
        startTime
        endTime
        skill {
          name
        }
      }
    `,
    gig,
  );
  const start = Temporal.Instant.from(startTime);
  const times = formatTimeRange(start, Temporal.Instant.from(endTime), zone);
  return {
    value: String(databaseId),
    label: `${skill.name} · ${formatDay(start, zone, now)} · ${times}`,
    description: `#${databaseId}`,
  };
}
