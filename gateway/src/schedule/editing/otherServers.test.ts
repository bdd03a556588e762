import { expect, onTestFinished, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Difference, startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

async function serverWith(difference: Difference) {
  const server = await startOtherServer(difference);
  onTestFinished(server.close);
  return server;
}

const withoutBulk = { missing: '/api/staffer/gigs/bulk/' };

const updateGig = graphql(`
  mutation ($input: UpdateGigInput!) {
    updateGig(input: $input) {
      gig {
        privateNotes
      }
      errors {
        code
        path
        message
      }
    }
  }
`);

const cancelGigs = graphql(`
  mutation ($input: CancelGigsInput!) {
    cancelGigs(input: $input) {
      results {
        gigId
        gig {
          status
        }
        effects {
          releasedPros
        }
        errors {
          code
        }
      }
      errors {
        code
      }
    }
  }
`);

const closeApplications = graphql(`
  mutation ($input: CloseApplicationsInput!) {
    closeApplications(input: $input) {
      results {
        gig {
          areApplicationsOpen
        }
      }
    }
  }
`);

const reopenApplications = graphql(`
  mutation ($input: ReopenApplicationsInput!) {
    reopenApplications(input: $input) {
      results {
        gig {
          areApplicationsOpen
        }
      }
    }
  }
`);

async function twoGigs() {
  const { id } = await busiestGig(stack);
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          gigs(first: 20, filter: { statuses: [UNFILLED, READY] }, orderBy: STARTING_LATEST) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  const other = data?.location?.gigs?.edges.map(({ node }) => node.id).find((each) => each !== id);
  return [id, other ?? ''] as const;
}

test('a gig is edited, closed, reopened and cancelled by its own calls', async () => {
  const { run, received } = await serverWith({});
  const { id: gigId, databaseId } = await busiestGig(stack);
  const as = 'member';
  const gigIds = [gigId];
  await run(updateGig, { as, variables: { input: { gigId, privateNotes: 'Loud band.' } } });
  await run(closeApplications, { as, variables: { input: { gigIds } } });
  await run(reopenApplications, { as, variables: { input: { gigIds } } });
  await run(cancelGigs, { as, variables: { input: { gigIds, reason: 'FEWER_PROS_NEEDED' } } });

  const gigPath = `/api/staffer/gigs/${databaseId}/`;
  expect(received.filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'PATCH', path: gigPath, body: { private_notes: 'Loud band.' } },
    { method: 'POST', path: `${gigPath}close-applications/` },
    { method: 'POST', path: `${gigPath}reopen-applications/` },
    { method: 'POST', path: `${gigPath}cancel/`, body: { reason: 'FEWER_PROS_NEEDED', scope: 'this' } },
  ]);
});

test('new hours of a gig carry its date, and an overnight end the next one', async () => {
  const { run, received } = await serverWith({});
  const { id: gigId } = await busiestGig(stack);
  const input = { gigId, startTime: '20:00', endTime: '02:00' };
  await run(updateGig, { as: 'member', variables: { input } });

  const { start_time = '', end_time = '' } = present(received.find(({ method }) => method === 'PATCH'))
    .body as Record<string, string>;
  expect(start_time).toMatch(/^\d{4}-\d{2}-\d{2}T20:00:00$/);
  expect(Date.parse(`${end_time}Z`) - Date.parse(`${start_time}Z`)).toBe(6 * 3_600_000);
});

test('several gigs are cancelled one by one at a server without a call for several', async () => {
  const { run } = await serverWith(withoutBulk);
  const gigIds = [...(await twoGigs()), globalId('Gig', 999999)];
  const { data, errors } = await run(cancelGigs, {
    as: 'member',
    variables: { input: { gigIds, reason: 'FEWER_PROS_NEEDED' } },
  });

  expect(errors).toBeUndefined();
  expect(data?.cancelGigs?.results).toMatchObject([
    { gigId: gigIds[0], gig: { status: 'CANCELLED' }, errors: [] },
    { gigId: gigIds[1], gig: { status: 'CANCELLED' }, errors: [] },
    { gigId: gigIds[2], gig: null, errors: [{ code: 'NOT_FOUND' }] },
  ]);
});

test('a cancelled gig is read again at a server that does not return it', async () => {
  const { id, databaseId } = await busiestGig(stack);
  const path = `/api/staffer/gigs/${databaseId}/`;
  const { run, received } = await serverWith({
    respond: (request) => (request.path === `${path}cancel/` ? { status: 204 } : undefined),
  });
  const { data } = await run(cancelGigs, {
    as: 'member',
    variables: { input: { gigIds: [id], reason: 'FEWER_PROS_NEEDED' } },
  });

  expect(received.at(-1)).toMatchObject({ method: 'GET', path });
  expect(data?.cancelGigs?.results).toMatchObject([{ gigId: id, effects: null, errors: [] }]);
});

test('a series is refused by name at a server without a call for several gigs', async () => {
  const { run } = await serverWith(withoutBulk);
  const { id: gigId } = await busiestGig(stack);
  const input = { gigId, privateNotes: 'Loud band.', scope: 'ALL' } as const;
  const { data } = await run(updateGig, { as: 'member', variables: { input } });

  expect(data?.updateGig).toMatchObject({ gig: null, errors: [{ code: 'INVALID', path: ['scope'] }] });
});
