import type { Context } from '../../platform/context.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { eventById } from './eventsApi.ts';
import type { EventWire } from './eventWire.ts';

/** The source of an `Event` node: a loaded event, or only its ID and name. Other fields then load the event. */
export type EventSource =
  | EventWire
  | (Pick<EventWire, 'id' | 'name'> & { readonly organization_id?: undefined });

/**
 * Loads an event.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function loadEvent(id: number, context: Context): Promise<EventWire> {
  return loadById(eventById, id, 'event', context);
}

/** Resolves a field of an event, loading the event first if the source has only its ID and name. */
export function eventFact<Value>(pick: (event: EventWire) => Value) {
  return (source: EventSource, _args: object, context: Context): Value | Promise<Value> =>
    source.organization_id === undefined ? loadEvent(source.id, context).then(pick) : pick(source);
}
