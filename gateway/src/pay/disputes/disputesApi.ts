import type { DisputeStatus } from '@brigade/domain/pay/disputes/disputeStatus.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { disputeCostWire, disputeWire, timelineEntryWire } from './disputeWire.ts';

/** What narrows a list of disputes. */
interface DisputeListQuery {
  status?: readonly DisputeStatus[];
  is_resolved?: boolean;
  gig_id?: number;
  pro_id?: number;
}

/** The disputes at a location, the latest first. */
export const listDisputes = endpoint({
  name: 'listDisputes',
  method: 'GET',
  path: '/staffer/locations/{locationId}/disputes/',
  query: shape<PageQuery & DisputeListQuery>(),
  response: paged(disputeWire),
});

/** The disputes about work at locations that have left an organization, the latest first. */
export const listOrganizationDisputes = endpoint({
  name: 'listOrganizationDisputes',
  method: 'GET',
  path: '/staffer/organizations/{organizationId}/disputes/',
  query: shape<PageQuery & Pick<DisputeListQuery, 'status'>>(),
  response: paged(disputeWire),
});

/** The disputes that the platform decides, the oldest first. */
export const listEscalatedDisputes = endpoint({
  name: 'listEscalatedDisputes',
  method: 'GET',
  path: '/admin/disputes/',
  query: shape<PageQuery>(),
  response: paged(disputeWire),
});

const getDispute = endpoint({
  name: 'getDispute',
  method: 'GET',
  path: '/staffer/disputes/{id}/',
  response: disputeWire,
});

/** A dispute by its number. */
export const disputeById = loader({
  one: (id: number, rest) => rest.call(getDispute, { path: { id } }),
});

/** What granting a claim costs, or a part of it. */
export const getDisputeCost = endpoint({
  name: 'getDisputeCost',
  method: 'GET',
  path: '/staffer/disputes/{id}/cost/',
  query: shape<{ minutes?: number; amount_cents?: number }>(),
  response: disputeCostWire,
});

/** What is known about the work of a dispute, in order. */
export const getDisputeTimeline = endpoint({
  name: 'getDisputeTimeline',
  method: 'GET',
  path: '/staffer/disputes/{id}/timeline/',
  response: z.array(timelineEntryWire),
});

/** A value in place of the claim; dollars. */
type Value = { readonly minutes?: number; readonly amount?: number };

/** Grants the claim. */
export const acceptDispute = endpoint({
  name: 'acceptDispute',
  method: 'POST',
  path: '/staffer/disputes/{id}/accept/',
  response: disputeWire,
});

/** Offers less than the claim. */
export const counterDispute = endpoint({
  name: 'counterDispute',
  method: 'POST',
  path: '/staffer/disputes/{id}/counter/',
  body: shape<Value & { readonly note: string }>(),
  response: disputeWire,
});

/** Leaves the decision to the platform. */
export const escalateDispute = endpoint({
  name: 'escalateDispute',
  method: 'POST',
  path: '/staffer/disputes/{id}/escalate/',
  body: shape<{ readonly note: string }>(),
  response: disputeWire,
});

/** Decides for the platform. */
export const resolveDispute = endpoint({
  name: 'resolveDispute',
  method: 'POST',
  path: '/admin/disputes/{id}/resolve/',
  body: shape<Value & { readonly decision: 'FOR_PRO' | 'FOR_BUSINESS' | 'SPLIT'; readonly note: string }>(),
  response: disputeWire,
});

/** Charges again for what a dispute granted. */
export const retryDisputePayment = endpoint({
  name: 'retryDisputePayment',
  method: 'POST',
  path: '/staffer/disputes/{id}/retry-payment/',
  response: disputeWire,
});
