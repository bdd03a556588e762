import { z } from 'zod';
import type { DatabaseId, NodeId } from '../../platform/schema/globalId.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

const inputs = {
  Event: databaseIdInput('Event', 'an event'),
  EventShift: databaseIdInput('EventShift', 'an event shift'),
  Gig: databaseIdInput('Gig', 'a gig'),
};

/** Validates the global ID of an event in an input. */
export const eventId = inputs.Event.rule;

/** Validates the global ID of an event shift in an input. */
export const eventShiftId = inputs.EventShift.rule;

const maxIds = 100;

/** Validates the global IDs of gigs to add to or remove from an event. */
export const memberGigIds = z.array(inputs.Gig.rule).max(maxIds, `At most ${maxIds} shifts at a time`);

/** Validates the global IDs of shifts to add to an event. */
export const memberShiftIds = z.array(eventShiftId).max(maxIds, `At most ${maxIds} shifts at a time`);

/**
 * Extracts the number from a validated global ID.
 *
 * @throws TypeError if the ID was not validated
 */
export function checkedNumber(globalId: NodeId, typename: keyof typeof inputs): DatabaseId {
  return inputs[typename].keyOf(globalId);
}
