import type { GigPhase } from '@brigade/domain/schedule/gigs/gigPhase.ts';

/** The tabs beside the places of a gig. */
const inspectorTabs = ['filling', 'details', 'cost', 'activity'] as const;

export type InspectorTab = (typeof inspectorTabs)[number];

/** What the address of a gig says. */
export interface InspectorSearch {
  /** Left out until one is chosen: the phase of the gig decides then. */
  readonly tab?: InspectorTab;
}

/** Reads the address; null if it names no tab. */
export function readInspectorSearch(search: Record<string, unknown>): InspectorTab | null {
  return inspectorTabs.find((tab) => tab === search['tab']) ?? null;
}

/** Writes the address. */
export function writeInspectorSearch(tab: InspectorTab | null): InspectorSearch {
  return tab === null ? {} : { tab };
}

/** What matters first: how it fills, on the day what was agreed, then what it costs, and in the end what the shift was. */
export const tabOfPhase: Record<GigPhase, InspectorTab> = {
  RECRUITING: 'filling',
  TODAY: 'details',
  AFTER: 'cost',
  CLOSED: 'details',
};
