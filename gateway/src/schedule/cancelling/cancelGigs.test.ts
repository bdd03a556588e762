import { beforeEach, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

const outcome = graphql(`
  fragment outcome on GigResult {
    gigId
    gig {
      status
      areApplicationsOpen
    }
    errors {
      code
      path
    }
  }
`);

const cancelGigs = graphql(
  `
    mutation ($input: CancelGigsInput!) {
      cancelGigs(input: $input) {
        results {
          ...outcome
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [outcome],
);

const closeApplications = graphql(
  `
    mutation ($input: CloseApplicationsInput!) {
      closeApplications(input: $input) {
        results {
          ...outcome
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [outcome],
);

const reopenApplications = graphql(
  `
    mutation ($input: ReopenApplicationsInput!) {
      reopenApplications(input: $input) {
        results {
          ...outcome
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [outcome],
);

const updateGigs = graphql(`
  mutation ($input: UpdateGigsInput!) {
    updateGigs(input: $input) {
      results {
        gig {
          contactName
          contactPhone
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

const deleteGig = graphql(`
  mutation ($input: DeleteGigInput!) {
    deleteGig(input: $input) {
      deletedGigId
      errors {
        code
        message
        path
      }
    }
  }
`);

type CancelInput = Partial<VariablesOf<typeof cancelGigs>['input']>;

function cancel(input: CancelInput, as: 'member' | 'onsite' = 'member') {
  return mutate(stack, cancelGigs, {
    as,
    input: { gigIds: [gig.id], reason: 'CANCELLED_BY_LOCATION_MANAGER', ...input },
  });
}

async function preview() {
  const { data, calls } = await stack.run(
    graphql(`
      query ($ids: [ID!]!) {
        cancellationPreview(gigIds: $ids) {
          gigCount
          confirmedPros
          applicants
          fee {
            amountCents
          }
        }
      }
    `),
    { as: 'member', variables: { ids: [gig.id] } },
  );
  return { ...present(data?.cancellationPreview), calls: calls.length };
}

test('cancellationPreview previews the effects with one upstream request and no changes', async () => {
  const meant = await preview();
  expect(meant).toMatchObject({ gigCount: 1, calls: 1 });
  expect(meant.confirmedPros + meant.applicants).toBeGreaterThan(0);
  expect(await preview()).toEqual(meant);
});

test('cancelGigs cancels each gig independently and stores the reason', async () => {
  const unknown = globalId('Gig', 999999);
  const { errors, results: outcomes } = await cancel({
    gigIds: [gig.id, unknown],
    reason: 'OTHER',
    explanation: 'The kitchen flooded.',
  });

  expect(errors).toEqual([]);
  expect(outcomes).toMatchObject([
    { gigId: gig.id, gig: { status: 'CANCELLED' }, errors: [] },
    { gigId: unknown, gig: null, errors: [{ code: 'NOT_FOUND' }] },
  ]);
  const { data } = await stack.run(
    graphql(`
      query ($id: DatabaseId!) {
        gig(databaseId: $id) {
          viewerCannotCancelReason
          cancellation {
            reasonLabel
            explanation
          }
        }
      }
    `),
    { as: 'member', variables: { id: gig.databaseId } },
  );
  expect(data?.gig).toEqual({
    viewerCannotCancelReason: 'This shift is cancelled: there is nothing left to cancel.',
    cancellation: { reasonLabel: 'Other', explanation: 'The kitchen flooded.' },
  });
});

test('applications of gigs are closed and reopened', async () => {
  const input = { gigIds: [gig.id] };

  const closed = await mutate(stack, closeApplications, { as: 'member', input });
  expect(closed.results).toMatchObject([{ gig: { areApplicationsOpen: false } }]);
  const reopened = await mutate(stack, reopenApplications, { as: 'member', input });
  expect(reopened.results).toMatchObject([{ gig: { areApplicationsOpen: true } }]);
});

test('updateGigs updates several gigs with the same values', async () => {
  const { results: outcomes } = await mutate(stack, updateGigs, {
    as: 'member',
    input: { gigIds: [gig.id], contactName: 'Dana', contactPhone: '(615) 555-0142' },
  });
  expect(outcomes).toEqual([{ gig: { contactName: 'Dana', contactPhone: '+16155550142' } }]);
});

test.each<[string, CancelInput, string[]]>([
  ['nothing', { gigIds: [] }, ['gigIds']],
  ['the reason OTHER without an explanation', { reason: 'OTHER', explanation: ' ' }, ['explanation']],
  [
    'a series scope for several gigs',
    { gigIds: [globalId('Gig', 1), globalId('Gig', 2)], scope: 'ALL' },
    ['scope'],
  ],
])('cancelGigs rejects %s at its field', async (_case, input, path) => {
  const { errors, results: outcomes } = await cancel(input);
  expect(errors).toMatchObject([{ path }]);
  expect(outcomes).toEqual([]);
});

test('cancelGigs refuses onsite managers', async () => {
  expect((await cancel({}, 'onsite')).results).toMatchObject([
    { gig: null, errors: [{ code: 'FORBIDDEN' }] },
  ]);
});

test('cancellationPreview hides the fee from onsite managers, who may cancel nothing', async () => {
  const { data, errors } = await stack.run(
    graphql(`
      query ($ids: [ID!]!) {
        cancellationPreview(gigIds: $ids) {
          gigCount
          fee {
            amountCents
          }
        }
      }
    `),
    { as: 'onsite', variables: { ids: [gig.id] } },
  );
  expect(data?.cancellationPreview).toEqual({ gigCount: 0, fee: null });
  expect(errors).toMatchObject([
    { path: ['cancellationPreview', 'fee'], extensions: { code: 'FORBIDDEN', permission: 'wages.view' } },
  ]);
});

test('deleteGig refuses a gig that has applications', async () => {
  const { errors, deletedGigId } = await mutate(stack, deleteGig, {
    as: 'member',
    input: { gigId: gig.id },
  });
  expect(deletedGigId).toBeNull();
  expect(errors).toMatchObject([{ code: 'INVALID_TRANSITION' }]);
});
