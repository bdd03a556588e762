import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

const idOf = (typename: string, noun: string) =>
  z
    .string()
    .refine((id) => databaseIdOf(id, typename) !== null, `This is not the id of ${noun}`)
    .nullish();

/** The rules for what a feed is of: a location or an event, and just one of them. */
export const feedPlaceRules = {
  locationId: idOf('Location', 'a location'),
  eventId: idOf('Event', 'an event'),
};

interface FeedPlaceInput {
  readonly locationId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
}

/** Refuses an input that names no place, or two. */
export function requireOnePlace({ value, issues }: z.core.ParsePayload<FeedPlaceInput>): void {
  if ((value.locationId == null) !== (value.eventId == null)) return;
  const message = 'Name either a location or an event';
  issues.push({ code: 'custom', input: value, path: ['locationId'], message });
}

/** The place as REST takes it. */
export function feedPlaceBody({ locationId, eventId }: FeedPlaceInput) {
  return {
    location_id: locationId == null ? null : databaseIdOf(locationId, 'Location'),
    event_id: eventId == null ? null : databaseIdOf(eventId, 'Event'),
  };
}
