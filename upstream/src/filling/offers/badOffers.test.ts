import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { addProGroup } from '../../testing/network.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { OfferResult } from './offerResponse.ts';

const { call, database, ids, reset } = await startTestServer();
let gigId = 0;

/** A gig with one place, at a location without overfill. */
beforeEach(async () => {
  await reset();
  gigId = await addGig(database, { location_id: ids.vineStreet, allowed_confirmed_pros: 1 });
});

const send = (body: object) =>
  call<OfferResult[]>('POST', '/staffer/direct-offers/', {
    as: 'owner',
    body: { application_type: 'DIRECT_OFFER', gig_id: gigId, ...body },
  });

/** The result of an offer to each of these pros: the error, or "offered". */
async function outcomes(proIds: readonly number[], body: object = {}) {
  const response = await send({ pro_ids: proIds, ...body });
  expect(response.status).toBe(200);
  return response.body.map((result) =>
    result.ok ? 'offered' : `${result.error.code}: ${result.error.message}`,
  );
}

async function block(proId: number): Promise<void> {
  const { id: block_id } = await database
    .insertInto('pro_blocks')
    .values({ pro_id: proId, reason: 'CANCELLED_CALLED_OUT', created_ts: hoursFromStart(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_block_locations')
    .values({ block_id, location_id: ids.vineStreet, pro_id: proId })
    .execute();
}

test('200: returns an error for a blocked pro and offers to the others', async () => {
  await block(1);
  expect(await outcomes([1, 2])).toEqual([
    'invalid_transition: This pro is blocked at this location: lift the block first.',
    'offered',
  ]);
});

test.each([
  ['confirmed', { is_confirmed: true }],
  ['selected', {}],
])('200: returns an error for a pro who is %s already and offers to the others', async (standing, values) => {
  await database.updateTable('gigs').set({ allowed_confirmed_pros: 2 }).where('id', '=', gigId).execute();
  await addApplication(database, { gig_id: gigId, pro_id: 1, is_selected: true, ...values });
  const refusal = `already_exists: This pro is ${standing} for this shift already.`;

  expect(await outcomes([1, 2])).toEqual([refusal, 'offered']);
  expect(await outcomes([1], { application_type: 'ASSIGNMENT' })).toEqual([refusal]);
});

test('200: offers a full gig to no one', async () => {
  await addApplication(database, { gig_id: gigId, pro_id: 1, is_selected: true });
  expect(await outcomes([2, 3])).toEqual(
    Array<string>(2).fill('gig_full: All places of this shift (1) are taken.'),
  );
});

test('200: creates a duplicate offer once', async () => {
  expect(await outcomes([1, 1])).toEqual(['offered']);
  expect(await outcomes([1, 2])).toEqual([
    'already_exists: This shift is already offered to this pro, who has not responded yet.',
    'offered',
  ]);
});

test('200: can offer again to a pro who withdrew', async () => {
  await addApplication(database, {
    gig_id: gigId,
    pro_id: 1,
    is_cancelled: true,
    cancellation_reason: 'CANCELLED_BY_PRO',
  });
  expect(await outcomes([1])).toEqual(['offered']);
});

test('400: 5,000 pros at once, also as a group; creates no offer', async () => {
  const pros: number[] = [];
  while (pros.length < 201) pros.push(await addPro(database));
  const group = await addProGroup(database, pros, { location_id: ids.vineStreet });

  expect(await send({ pro_ids: Array.from({ length: 5000 }, (_, index) => index + 1) })).toMatchObject({
    status: 400,
    error: { target: 'pro_ids', message: 'At most 200 pros' },
  });
  expect(await send({ group_ids: [group] })).toMatchObject({
    status: 400,
    error: { target: 'group_ids', message: 'These are 201 pros: an offer can go to at most 200.' },
  });
  expect(await database.selectFrom('direct_offers').select('id').execute()).toEqual([]);
});
