import { formatDuration } from '../../platform/time/duration.ts';

interface Facts {
  /** A break compliance; a newer one that is not known here has no text. */
  readonly status: string;
  /** The length that the rule asks for, in minutes; null if no rule applies. */
  readonly lengthMinutes: number | null | undefined;
  /** By how many minutes the break was late, too short or too long. */
  readonly minutesOff: number;
}

/** Why a break has its status, for people. Null where no break was due. */
export function breakCheckText({ status, lengthMinutes, minutesOff }: Facts): string | null {
  if (lengthMinutes == null) return null;
  const off = formatDuration(minutesOff);
  const due = `${formatDuration(lengthMinutes)} break`;
  switch (status) {
    case 'TOO_LATE':
      return `${due} started ${off} late`;
    case 'TOO_SHORT':
      return `${due} was ${off} too short`;
    case 'TOO_LONG':
      return `${due} was ${off} too long`;
    case 'SKIPPED':
      return `${due} was not taken`;
    case 'NO_START_END_TIME':
      return `${due} is unknown: a punch is missing`;
    case 'UNKNOWN':
      return `${due} is due`;
    case 'COMPLIANT':
      return `${due} was taken on time`;
    default:
      return null;
  }
}
