import type { InputShapeFromFields } from '@pothos/core';
import type { Context } from '../../platform/context.ts';
import { writtenTimes } from '../gigs/writtenTimes.ts';
import { termBody } from '../terms/termBodies.ts';
import type { gigChangeFields } from './gigChangeFields.ts';

export type GigChangeInput = InputShapeFromFields<ReturnType<typeof gigChangeFields>> & {
  /** The new date. Without it each gig stays on its date. */
  date?: string | null | undefined;
};

/**
 * Converts a validated change into a REST request body. Fields that are left out are not sent.
 *
 * @throws InvalidInput if the onsite manager has left the team
 */
export async function gigChangeBody(
  input: GigChangeInput,
  context: Context,
): Promise<Readonly<Record<string, unknown>>> {
  return { ...times(input), ...(await termBody(input, 'editing', context)) };
}

function times({ date, startTime, endTime }: GigChangeInput): Readonly<Record<string, string>> {
  if (date != null && startTime != null && endTime != null) {
    return writtenTimes({ date, startTime, endTime });
  }
  return {
    ...(startTime != null && { start_clock: startTime }),
    ...(endTime != null && { end_clock: endTime }),
  };
}
