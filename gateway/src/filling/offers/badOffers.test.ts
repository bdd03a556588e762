import { addApplication, addGig } from '@brigade/upstream/testing/builders.ts';
import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { database, clock } = stack.upstream;

const offerGig = graphql(`
  mutation ($input: OfferGigInput!) {
    offerGig(input: $input) {
      results {
        ... on OfferMade {
          offer {
            status
          }
        }
        ... on OfferRefused {
          errors {
            code
            message
            path
          }
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const selectApplicants = graphql(`
  mutation ($input: SelectApplicantsInput!) {
    selectApplicants(input: $input) {
      results {
        application {
          stage
        }
        errors {
          code
          message
          path
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const days = 86_400_000;
/** Four of the demo's pros, who are blocked nowhere. */
let pros: { id: number; nodeId: string }[] = [];
let gigId = 0;

/** A gig of two places at the first location, which may be overfilled by none. */
beforeEach(async () => {
  await stack.reset();
  await database.updateTable('locations').set({ overfill_positions: 0 }).where('id', '=', 1).execute();
  const start = clock.now().getTime() + 40 * days;
  gigId = await addGig(database, {
    location_id: 1,
    start_time: new Date(start),
    end_time: new Date(start + days / 4),
    allowed_confirmed_pros: 2,
  });
  const rows = await database
    .selectFrom('pros')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select(['pros.id', 'pros.uuid'])
    .where('users.account_status', '=', 'ACTIVE')
    .where('pros.id', 'not in', (eb) => eb.selectFrom('pro_block_locations').select('pro_id'))
    .orderBy('pros.id')
    .limit(4)
    .execute();
  pros = rows.map(({ id, uuid }) => ({ id, nodeId: globalId('Pro', uuid) }));
});

const proId = (index: number) => pros[index]?.id ?? 0;

/** The outcome of an offer to each of these pros: an error code, or the status of the offer. */
async function outcomes(indexes: readonly number[]) {
  const { errors, results } = await mutate(stack, offerGig, {
    as: 'member',
    input: {
      gigId: globalId('Gig', gigId),
      proIds: indexes.map((index) => present(pros[index]).nodeId),
    },
  });
  expect(errors).toEqual([]);
  return results;
}

const made = { offer: { status: 'PENDING' } };

const refused = (code: string, index: number, message = expect.stringMatching(/^This /)) => ({
  errors: [{ code, message, path: ['proIds', String(index)] }],
});

test('an offer refuses a blocked pro and is made to the others', async () => {
  const { id: block_id } = await database
    .insertInto('pro_blocks')
    .values({ pro_id: proId(1), reason: 'CANCELLED_CALLED_OUT', created_ts: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_block_locations')
    .values({ block_id, location_id: 1, pro_id: proId(1) })
    .execute();

  expect(await outcomes([0, 1, 2])).toEqual([made, refused('INVALID_TRANSITION', 1), made]);
});

test('an offer refuses a confirmed pro and is made to the others', async () => {
  await addApplication(database, {
    gig_id: gigId,
    pro_id: proId(0),
    is_selected: true,
    is_confirmed: true,
  });

  expect(await outcomes([0, 1])).toEqual([
    refused('ALREADY_EXISTS', 0, 'This pro is confirmed for this shift already.'),
    made,
  ]);
});

test('the same offer twice is made once', async () => {
  expect(await outcomes([0])).toEqual([made]);
  expect(await outcomes([0, 1])).toEqual([refused('ALREADY_EXISTS', 0), made]);
});

test('no offer is made for a full gig', async () => {
  for (const index of [0, 1]) {
    await addApplication(database, { gig_id: gigId, pro_id: proId(index), is_selected: true });
  }
  const full = 'All places of this shift (2) are taken.';

  expect(await outcomes([2, 3])).toEqual([refused('GIG_FULL', 0, full), refused('GIG_FULL', 1, full)]);
});

test('no offer is made for a cancelled gig', async () => {
  await database.updateTable('gigs').set({ status: 'CANCELLED' }).where('id', '=', gigId).execute();

  expect(await outcomes([0])).toEqual([refused('INVALID_TRANSITION', 0)]);
});

test('selecting refuses applicants who withdrew or who exceed the open places', async () => {
  const ids: number[] = [];
  for (const index of [0, 1, 2, 3]) {
    ids.push(await addApplication(database, { gig_id: gigId, pro_id: proId(index) }));
  }
  await database
    .updateTable('gig_applications')
    .set({ is_cancelled: true, cancellation_reason: 'CANCELLED_BY_PRO' })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  const { results } = await mutate(stack, selectApplicants, {
    as: 'member',
    input: { applicationIds: ids.map((id) => globalId('GigApplication', id)) },
  });

  expect(results).toMatchObject([
    {
      application: null,
      errors: [{ code: 'INVALID_TRANSITION', message: expect.stringContaining('cancelled') }],
    },
    { application: { stage: 'SELECTED' }, errors: [] },
    { application: { stage: 'SELECTED' }, errors: [] },
    { application: null, errors: [{ code: 'GIG_FULL', path: ['applicationIds', '3'] }] },
  ]);
});
