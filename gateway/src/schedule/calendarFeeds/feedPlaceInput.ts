import type { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { checkedNumber, eventId } from '../events/eventIds.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';

/** Validation rules for the location or event of a feed. */
export const feedPlaceRules = {
  locationId: locationId.nullish(),
  eventId: eventId.nullish(),
};

interface FeedPlaceInput {
  readonly locationId?: NodeId | null | undefined;
  readonly eventId?: NodeId | null | undefined;
}

/** Requires exactly one of `locationId` and `eventId`. */
export function requireOnePlace({ value, issues }: z.core.ParsePayload<FeedPlaceInput>): void {
  if ((value.locationId == null) !== (value.eventId == null)) return;
  const message = 'Name either a location or an event';
  issues.push({ code: 'custom', input: value, path: ['locationId'], message });
}

/** Converts the location or event to its REST representation. */
export function feedPlaceBody(input: FeedPlaceInput) {
  return {
    location_id: input.locationId == null ? null : checkedLocationNumber(input.locationId),
    event_id: input.eventId == null ? null : checkedNumber(input.eventId, 'Event'),
  };
}
