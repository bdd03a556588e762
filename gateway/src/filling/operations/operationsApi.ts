import { z } from 'zod';
import { offerResultWire } from '../offers/directOfferWire.ts';
import { endpoint } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const operationWire = z.object({
  id: z.int(),
  status: z.enum(['queued', 'running', 'done']),
  total: z.int(),
  done: z.int(),
  results: z.array(offerResultWire),
  created_ts: wireInstant,
  finished_ts: wireInstant.nullish(),
});

export type OperationWire = z.infer<typeof operationWire>;

/** The progress of a background job. */
export const getOperation = endpoint({
  name: 'getOperation',
  method: 'GET',
  path: '/staffer/operations/{id}/',
  response: operationWire,
  isFollowed: true,
});

export const operationById = loader({
  one: (id: number, rest) => rest.call(getOperation, { path: { id } }),
});
