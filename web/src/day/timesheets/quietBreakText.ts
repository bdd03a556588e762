import { breakCheckText } from '@brigade/domain/day/timesheets/breakCheckText.ts';

interface Check {
  readonly status: string;
  readonly lengthMinutes: number | null | undefined;
  readonly minutesOff: number;
  /** Null before the clock-in. */
  readonly dueAt: string | null | undefined;
}

/** Why nothing is wrong with a break; null where its note on the time records says it. */
export function quietBreakText({ status, lengthMinutes, minutesOff, dueAt }: Check): string | null {
  switch (status) {
    case 'NOT_APPLICABLE':
      return 'There is no break rule here';
    case 'SHORT_SHIFT':
      return 'The shift is too short for a break';
    case 'COMPLIANT':
      return breakCheckText({ status, lengthMinutes, minutesOff });
    case 'UNKNOWN':
      return dueAt == null ? breakCheckText({ status, lengthMinutes, minutesOff }) : null;
    default:
      return null;
  }
}
