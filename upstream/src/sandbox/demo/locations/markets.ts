import type { DemoRow } from '../demoRow.ts';

export const marketRows = [
  { id: 1, name: 'New York City', state_code: 'NY', timezone: 'America/New_York' },
  { id: 2, name: 'Chicago', state_code: 'IL', timezone: 'America/Chicago' },
  { id: 3, name: 'Los Angeles', state_code: 'CA', timezone: 'America/Los_Angeles' },
  { id: 4, name: 'Boston', state_code: 'MA', timezone: 'America/New_York' },
  { id: 5, name: 'Denver', state_code: 'CO', timezone: 'America/Denver' },
  { id: 6, name: 'Miami', state_code: 'FL', timezone: 'America/New_York' },
] as const satisfies readonly DemoRow<'markets'>[];

/** The markets of the demo organizations and pros. */
export const marketIds = { newYork: 1, chicago: 2, losAngeles: 3 } as const;

export type BusyMarketId = (typeof marketIds)[keyof typeof marketIds];
