import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const upcoming = graphql(`
  query ($from: DateTime!) {
    location(databaseId: 1) {
      recurringGigs(first: 1, from: $from) {
        nodes {
          id
          revision
        }
      }
    }
  }
`);

const updateGig = graphql(`
  mutation ($input: UpdateGigInput!) {
    updateGig(input: $input) {
      gig {
        id
      }
      results {
        gigId
        errors {
          code
        }
      }
      conflict {
        gig {
          revision
        }
      }
      errors {
        code
      }
    }
  }
`);

test('updateGig changes no gig of a series when the gig was changed by someone else, until it is sent again', async () => {
  const from = stack.upstream.clock.now().toISOString();
  const { data } = await stack.run(upcoming, { as: 'member', variables: { from } });
  const { id: gigId, revision } = present(data?.location?.recurringGigs?.nodes[0]);
  await mutate(stack, updateGig, { as: 'manager', input: { gigId, privateNotes: 'Loud band.' } });
  const change = { gigId, scope: 'ALL', contactName: 'Kai' } as const;

  const outdated = await mutate(stack, updateGig, {
    as: 'member',
    input: { ...change, expectedRevision: present(revision) },
  });

  const next = present(revision) + 1;
  expect(outdated).toEqual({
    gig: null,
    results: [{ gigId, errors: [{ code: 'CONFLICT' }] }],
    conflict: { gig: { revision: next } },
    errors: [{ code: 'CONFLICT' }],
  });

  const { gig, results } = await mutate(stack, updateGig, {
    as: 'member',
    input: { ...change, expectedRevision: next },
  });

  expect(gig).toEqual({ id: gigId });
  expect(results.length).toBeGreaterThan(1);
});
