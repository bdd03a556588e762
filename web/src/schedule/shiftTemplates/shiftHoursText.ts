import { wallMinutes } from '@brigade/domain/schedule/shiftTemplates/shiftTemplateProblems.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { formatTimeOfDay } from '@brigade/domain/platform/time/formatTimeOfDay.ts';

/** The hours of a shift, with times such as `18:30`. */
interface Hours {
  readonly startTime: string;
  readonly endTime: string;
  readonly unpaidBreakMinutes: number;
}

/** The time range: "5:00 pm – 1:00 am". */
export function shiftHoursText({ startTime, endTime }: Hours): string {
  return `${formatTimeOfDay(startTime)} – ${formatTimeOfDay(endTime)}`;
}

/** The duration and break: "8 h, 30 min unpaid break, ends the next day". */
export function shiftLengthText(hours: Hours): string {
  const isOvernight = hours.endTime <= hours.startTime;
  return [
    formatDuration(wallMinutes(hours)),
    hours.unpaidBreakMinutes > 0 ? `${hours.unpaidBreakMinutes} min unpaid break` : 'no break',
    ...(isOvernight ? ['ends the next day'] : []),
  ].join(', ');
}
