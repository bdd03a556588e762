import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import type { CostChangeQuery } from '../../schedule/costs/costChangeField.ts';
import { costChangeWire } from '../../schedule/costs/costChangeWire.ts';

/** Changes the hours of an application until they are paid. */
export const patchHours = endpoint({
  name: 'patchHours',
  method: 'PATCH',
  path: '/staffer/gig-applications/{id}/',
  query: shape<CostChangeQuery>(),
  body: shape<{
    readonly working_hours: { readonly start_time: string; readonly end_time: string };
    readonly shift_breaks?: readonly {
      readonly id?: number;
      readonly start_time: string;
      readonly end_time: string;
    }[];
    readonly reason: string;
  }>(),
  response: gigApplicationWire.extend({ cost_change: costChangeWire }),
});
