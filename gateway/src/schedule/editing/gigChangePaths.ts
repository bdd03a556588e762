import type { PathsByTarget } from '../../platform/errors/userError.ts';
import { termPaths } from '../terms/termBodies.ts';

/** Maps the fields that REST names in errors of a change to the input. */
export const gigChangePaths: PathsByTarget = {
  ...termPaths('editing'),
  start_time: ['startTime'],
  end_time: ['endTime'],
  start_clock: ['startTime'],
  end_clock: ['endTime'],
  revision: ['expectedRevision'],
  reason: ['reason'],
  explanation: ['explanation'],
};
