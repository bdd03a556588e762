import type { Context } from '../../platform/context.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { eventById } from './eventsApi.ts';
import type { EventWire } from './eventWire.ts';

/** What an event resolves from: what a call has brought of it, or what names it until somebody asks for more. */
export type EventSource =
  | EventWire
  | (Pick<EventWire, 'id' | 'name'> & { readonly organization_id?: undefined });

/**
 * One event.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function loadEvent(id: number, context: Context): Promise<EventWire> {
  return loadById(eventById, id, 'event', context);
}

/** Resolves a field from the facts of an event, which are loaded where it is only named. */
export function eventFact<Value>(pick: (event: EventWire) => Value) {
  return (source: EventSource, _args: object, context: Context): Value | Promise<Value> =>
    source.organization_id === undefined ? loadEvent(source.id, context).then(pick) : pick(source);
}
