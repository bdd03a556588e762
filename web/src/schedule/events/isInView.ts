import type { EventView } from './eventHref.ts';

const network: ReadonlySet<string> = new Set(['NETWORK', 'PRIVATE_DIRECT_OFFER']);

/** Whether a page of an event shows gigs of this type: all, those for its own people, or those for everybody. */
export function isInView(gigType: string, view: EventView): boolean {
  if (view === 'overview') return true;
  return network.has(gigType) === (view === 'network');
}
