import type { BreakCompliance } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import type { DuePayState } from '@brigade/domain/pay/duePay/duePayState.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { duePayWire, dueProWire, dueTotalWire, sendHomeCostsWire } from './duePayWire.ts';

/** Only work whose break has this status. */
type BreakQuery = { readonly shift_break_compliance?: BreakCompliance | null };

/** The gigs of a location that await payment, the longest due first. */
export const listDuePay = endpoint({
  name: 'listDuePay',
  method: 'GET',
  path: '/staffer/locations/{locationId}/due-pay/',
  query: shape<PageQuery & BreakQuery & { readonly state?: DuePayState | null }>(),
  response: paged(duePayWire),
});

/** The pros of a location whose pay is due, the longest due first. */
export const listDuePros = endpoint({
  name: 'listDuePros',
  method: 'GET',
  path: '/staffer/locations/{locationId}/due-pay/pros/',
  query: shape<PageQuery & BreakQuery & { readonly pro_id?: string }>(),
  response: paged(dueProWire),
});

/** What paying everything that is due at a location costs. */
export const getDueTotal = endpoint({
  name: 'getDueTotal',
  method: 'GET',
  path: '/staffer/locations/{locationId}/due-pay/total/',
  response: dueTotalWire,
});

/** What sending pros of a gig home now costs, for each reason. */
export const getSendHomeCosts = endpoint({
  name: 'getSendHomeCosts',
  method: 'GET',
  path: '/staffer/gigs/{gigId}/send-home-costs/',
  query: shape<{ readonly application_ids: string }>(),
  response: sendHomeCostsWire,
});

const getDuePay = endpoint({
  name: 'getDuePay',
  method: 'GET',
  path: '/staffer/gigs/{gigId}/due-pay/',
  response: duePayWire,
});

/** The pay of the pros of a gig, by the number of the gig. */
export const payOfGig = loader({
  one: (gigId: number, rest) => rest.call(getDuePay, { path: { gigId } }),
});
