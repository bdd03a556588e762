import { mostDates } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import type { PathsByTarget } from '../../platform/errors/userError.ts';
import { termPaths } from '../terms/termBodies.ts';

/** Maps the fields that REST names in errors of a line to the fields of ShiftLineInput. */
export const linePaths: PathsByTarget = {
  skill_id: ['skillId'],
  start_time: ['startTime'],
  end_time: ['endTime'],
  ...termPaths('line'),
};

/** A posting of one line has its fields beside those that all lines share. */
const singleLinePaths = Object.fromEntries(
  Object.entries(linePaths).map(([wire, path]) => [wire, ['lines', '0', ...path]]),
);

const numberedLinePaths = Object.fromEntries(
  Array.from({ length: mostDates }, (_, index) =>
    Object.entries(linePaths).map(([wire, path]): [string, string[]] => [
      `schedule.${index}.${wire}`,
      ['lines', String(index), ...path],
    ]),
  ).flat(),
);

/** Maps the fields that REST names in errors of a posting to the input. */
export const postingPaths: PathsByTarget = {
  ...singleLinePaths,
  ...termPaths('posting'),
  ...numberedLinePaths,
  location_id: ['locationId'],
  schedule: ['lines'],
  recurrence: ['recurrence'],
  'recurrence.freq': ['recurrence', 'frequency'],
  'recurrence.interval': ['recurrence', 'interval'],
  'recurrence.until': ['recurrence', 'until'],
  excluded_dates: ['excludedDates'],
  event_id: ['eventId'],
  employment_type: ['employmentType'],
  network_group_ids: ['networkSteps', 'groupIds'],
  network_group_hours: ['networkSteps', 'groupHours'],
  network_hours: ['networkSteps', 'networkHours'],
  'gigs.post': ['locationId'],
};
