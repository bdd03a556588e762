import type { EventView } from './eventHref.ts';

const network: ReadonlySet<string> = new Set(['NETWORK', 'PRIVATE_DIRECT_OFFER']);

/** Whether a tab of an event shows gigs of this type. */
export function isInView(gigType: string, view: EventView): boolean {
  if (view === 'overview') return true;
  return network.has(gigType) === (view === 'network');
}
