/** The tabs of an event. */
export const eventViews = ['overview', 'network', 'marketplace'] as const;

export type EventView = (typeof eventViews)[number];

/** The URL of an event page at a location. */
export function eventHref(locationId: number, eventId: number, view: EventView = 'overview'): string {
  const href = `/locations/${locationId}/event/${eventId}`;
  return view === 'overview' ? href : `${href}/${view}`;
}

/** The URL of a location's events. */
export function eventsHref(locationId: number): string {
  return `/locations/${locationId}/events`;
}
