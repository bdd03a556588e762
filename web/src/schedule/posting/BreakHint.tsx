import { parseWrittenShift } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BreakHint_location$key } from '../../__generated__/BreakHint_location.graphql.ts';
import { shiftTimes } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { suggestedBreakMinutes } from '@brigade/domain/schedule/suggestedBreaks/suggestedBreak.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from '../terms/fields.module.css';
import type { LineForm } from './PostingForm.ts';

interface Props {
  line: LineForm;
  location: BreakHint_location$key;
}

/** Offers the break that shifts of this length usually have, one click away. */
export function BreakHint({ location, line: { line, change } }: Props) {
  const { suggestedBreaks } = useFragment(
    graphql`
      fragment BreakHint_location on Location @throwOnFieldError {
        suggestedBreaks @catch(to: NULL) {
          triggerMinutes
          lengthMinutes
        }
      }
    `,
    location,
  );
  const rules = (suggestedBreaks ?? []).map(({ triggerMinutes, lengthMinutes }) => ({
    triggerMinutes,
    lengthMinutes,
  }));
  const { startTime, endTime } = line;
  if (startTime === '' || endTime === '') return null;
  const { wallMinutes } = shiftTimes(
    // The usual break follows from the local times, so any date works.
    parseWrittenShift({ date: '2026-01-01', startTime, endTime }),
    'UTC',
  );
  const usual = suggestedBreakMinutes(wallMinutes, rules);
  // A longer break is a choice, not an omission.
  if (usual === 0 || Number(line.unpaidBreakMinutes) >= usual) return null;
  return (
    <div className={styles.hint}>
      <span>{`Shifts of ${formatDuration(wallMinutes)} usually have an unpaid break.`}</span>
      <Button variant="text" size="small" onPress={() => change({ unpaidBreakMinutes: String(usual) })}>
        {`Use ${usual} min`}
      </Button>
    </div>
  );
}
