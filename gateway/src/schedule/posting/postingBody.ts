import { recurrenceToWire } from '@brigade/domain/schedule/recurrence/recurrenceWire.ts';
import { checkedGroupNumber } from '../../pros/groups/proGroupId.ts';
import { checkedNumber } from '../events/eventIds.ts';
import type { InputShapeFromFields } from '@pothos/core';
import { checkedLocationNumber } from '../../businesses/locations/locationId.ts';
import type { Context } from '../../platform/context.ts';
import { recurrenceOfInput } from '../recurrence/RecurrenceInput.ts';
import { termBody } from '../terms/termBodies.ts';
import type { postingFields } from './postingFields.ts';
import { shiftLineBody } from './ShiftLineInput.ts';
import { zoneOfPosting } from './zoneOfPosting.ts';

export type PostingInput = InputShapeFromFields<ReturnType<typeof postingFields>>;

/**
 * Converts a validated posting into a REST request body. Fields that are left out are not sent.
 *
 * @throws InvalidInput if the onsite manager has left the team
 */
export async function postingBody(
  input: PostingInput,
  context: Context,
): Promise<Readonly<Record<string, unknown>>> {
  const { networkSteps: steps } = input;
  const lines = await Promise.all(input.lines.map((line) => shiftLineBody(line, context)));
  const values = {
    timezone: await zoneOfPosting(input, context),
    network_group_ids: steps?.groupIds?.map(checkedGroupNumber),
    network_group_hours: steps?.groupHours,
    network_hours: steps?.networkHours,
    employment_type: input.employmentType,
    excluded_dates: input.excludedDates,
    event_id: input.eventId == null ? null : checkedNumber(input.eventId, 'Event'),
    recurrence: input.recurrence && recurrenceToWire(recurrenceOfInput(input.recurrence)),
  };
  return {
    location_id: checkedLocationNumber(input.locationId),
    ...(lines.length === 1 ? lines[0] : { schedule: lines }),
    ...(await termBody(input, 'posting', context)),
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)),
  };
}
