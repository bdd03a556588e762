import type { SendHomeReason } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { z } from 'zod';
import { bulkResult } from '../../filling/applications/applicationsApi.ts';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import type { CostChangeQuery } from '../../schedule/costs/costChangeField.ts';
import { costChangeWire } from '../../schedule/costs/costChangeWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';

/** Everyone who was confirmed for a gig. */
export const listRoster = endpoint({
  name: 'listRoster',
  method: 'GET',
  path: '/staffer/gigs/{gigId}/roster/',
  response: z.object({ results: z.array(gigApplicationWire) }),
});

/** What can be done with several pros of a roster at once. */
export type RosterAction =
  | {
      readonly action: 'clock-in' | 'clock-out' | 'start-break' | 'end-break';
      readonly time?: string;
      readonly note: string | null;
    }
  | { readonly action: 'no-show'; readonly time?: string }
  | { readonly action: 'call-out'; readonly called_out_by: 'PRO' | 'BUSINESS' }
  | { readonly action: 'send-home'; readonly reason: SendHomeReason };

/** Does one thing with each pro, each independently; responds in the order of the ids. */
export const actOnRoster = endpoint({
  name: 'actOnRoster',
  method: 'POST',
  path: '/staffer/gigs/{gigId}/roster/',
  query: shape<CostChangeQuery>(),
  body: shape<RosterAction & { readonly ids: readonly number[] }>(),
  response: z.object({ results: z.array(bulkResult), cost_change: costChangeWire }),
});
