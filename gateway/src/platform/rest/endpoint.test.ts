import { describe, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { endpoint, shape, type CallOptions, type Endpoint } from './endpoint.ts';
import type { RestSession } from './restSession.ts';

const response = z.object({ id: z.int() });

const getGig = endpoint({ name: 'getGig', method: 'GET', path: '/gigs/{id}/', response });
const listGigs = endpoint({
  name: 'listGigs',
  method: 'GET',
  path: '/gigs/',
  query: shape<{ location_id: number; search?: string }>(),
  response,
});
const select = endpoint({
  name: 'select',
  method: 'POST',
  path: '/gigs/{gigId}/applications/{id}/select/',
  body: shape<{ reason: string }>(),
  response,
});

type OptionsOf<Declaration> =
  Declaration extends Endpoint<infer Path, infer Query, infer Body, unknown>
    ? CallOptions<Path, Query, Body>
    : never;

function callGetGig(rest: RestSession) {
  return rest.call(getGig, { path: { id: 7 } });
}

describe('a call must give what its endpoint declares', () => {
  test('a call must give each parameter of the path', () => {
    expectTypeOf<{ path: { id: number } }>().toExtend<OptionsOf<typeof getGig>>();
    expectTypeOf<{ path: { gig: number } }>().not.toExtend<OptionsOf<typeof getGig>>();
    expectTypeOf<{ path: { id: number }; body: { reason: string } }>().not.toExtend<
      OptionsOf<typeof select>
    >();
  });

  test('a call must give the query, where optional parameters may be absent in any way', () => {
    expectTypeOf<{ query: { location_id: number; search: null } }>().toExtend<OptionsOf<typeof listGigs>>();
    expectTypeOf<{ query: { location_id: null } }>().not.toExtend<OptionsOf<typeof listGigs>>();
    expectTypeOf<{ query: { search: string } }>().not.toExtend<OptionsOf<typeof listGigs>>();
  });

  test('a call must give the body', () => {
    expectTypeOf<{ path: { gigId: 1; id: 2 }; body: { reason: string } }>().toExtend<
      OptionsOf<typeof select>
    >();
    expectTypeOf<{ path: { gigId: 1; id: 2 }; body: { reason: number } }>().not.toExtend<
      OptionsOf<typeof select>
    >();
  });

  test('a call gets what the response schema says', () => {
    expectTypeOf(callGetGig).returns.resolves.toEqualTypeOf<{ id: number }>();
  });
});
