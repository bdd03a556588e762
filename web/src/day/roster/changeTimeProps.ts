import type { WorkTimes } from '@brigade/domain/day/roster/workTimes.ts';
import type { useShiftClock } from './useShiftClock.ts';

/** What the dialogs that change a recorded time have in common. */
export interface ChangeTimeProps {
  readonly applicationId: string;
  /** The name of the pro. */
  readonly name: string;
  /** The work of the pro as it is now. */
  readonly work: WorkTimes;
  readonly clock: ReturnType<typeof useShiftClock>;
  readonly onClosed: () => void;
}
