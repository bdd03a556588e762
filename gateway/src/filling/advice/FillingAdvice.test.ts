import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

afterEach(() => stack.reset());

const adviceQuery = graphql(`
  query ($gig: DatabaseId!) {
    gig(databaseId: $gig) {
      advice {
        lapse {
          kind
          text
          at
        }
        nextBest {
          matchScore
          pro {
            displayName
          }
          application {
            databaseId
          }
        }
        boost {
          bonus {
            amountCents
          }
        }
        fillChancePercent
      }
    }
  }
`);

const asMember = () => ({ as: 'member', variables: { gig: gig.databaseId } }) as const;

/** The best applicant was selected and has let the time to answer pass. */
async function letBestLapse() {
  await stack.upstream.database
    .updateTable('gig_applications')
    .set({ selection_lapsed_ts: stack.upstream.clock.now() })
    .where('id', '=', gig.applicants[0]?.databaseId ?? 0)
    .execute();
}

test('a gig gets no advice without a lapse', async () => {
  const { data, errors } = await stack.run(adviceQuery, asMember());
  expect(errors).toBeUndefined();
  expect(data?.gig?.advice).toMatchObject({ lapse: null, nextBest: null, boost: null });
});

test('the advice names who comes next after a selection without an answer', async () => {
  await letBestLapse();
  const { data, errors } = await stack.run(adviceQuery, asMember());

  expect(errors).toBeUndefined();
  const { lapse, nextBest } = present(data?.gig?.advice);
  expect(lapse).toMatchObject({
    kind: 'SELECTION_LAPSED',
    text: `${gig.applicants[0]?.pro.displayName} was selected and did not answer in time`,
  });
  expect(gig.applicants.slice(1).map(({ databaseId }) => databaseId)).toContain(
    nextBest?.application?.databaseId,
  );
});

test('a server without advice on filling gives none', async () => {
  const other = await startOtherServer({ missing: `/api/staffer/gigs/${gig.databaseId}/advice/` });
  const { data, errors } = await other.run(adviceQuery, asMember());
  await other.close();
  expect(errors).toBeUndefined();
  expect(data?.gig?.advice).toBeNull();
});
