import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type ResultOf, type TadaDocumentNode } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

const resultFragment = graphql(`
  fragment Result on ApplicantResult {
    applicationId
    application {
      id
      stage
      status
      cancellation {
        reason
        explanation
      }
      gig {
        databaseId
        fill {
          selected
          confirmed
          openApplications
        }
      }
    }
    errors {
      code
      message
      path
    }
  }
`);

const selectApplicants = graphql(
  `
    mutation ($input: SelectApplicantsInput!) {
      selectApplicants(input: $input) {
        clientMutationId
        errors {
          code
          message
          path
        }
        results {
          ...Result
        }
      }
    }
  `,
  [resultFragment],
);

const unselectApplicants = graphql(
  `
    mutation ($input: UnselectApplicantsInput!) {
      unselectApplicants(input: $input) {
        clientMutationId
        errors {
          code
          message
          path
        }
        results {
          ...Result
        }
      }
    }
  `,
  [resultFragment],
);

const confirmApplicants = graphql(
  `
    mutation ($input: ConfirmApplicantsInput!) {
      confirmApplicants(input: $input) {
        clientMutationId
        errors {
          code
          message
          path
        }
        results {
          ...Result
        }
      }
    }
  `,
  [resultFragment],
);

const dismissApplicants = graphql(
  `
    mutation ($input: DismissApplicantsInput!) {
      dismissApplicants(input: $input) {
        clientMutationId
        errors {
          code
          message
          path
        }
        results {
          ...Result
        }
      }
    }
  `,
  [resultFragment],
);

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

type Payload = ResultOf<typeof selectApplicants>['selectApplicants'];

/** Runs an operation with a single mutation; resolves to its payload and the calls it caused. */
async function act<TInput>(
  operation: TadaDocumentNode<Readonly<Record<string, Payload>>, { input: TInput }>,
  input: NoInfer<TInput>,
  as: Person = 'member',
) {
  const { data, errors, calls } = await run(operation, { as, variables: { input } });
  expect(errors).toBeUndefined();
  const [payload] = Object.values(present(data));
  return { ...present(payload), calls };
}

function applicants(from: number, to: number): string[] {
  return gig.applicants.slice(from, to).map(({ id }) => id);
}

function stages(results: Payload['results']): (string | undefined)[] {
  return results.map(({ application, errors }) => application?.stage ?? errors[0]?.code);
}

describe('selectApplicants', () => {
  test('selectApplicants selects several by one call and reads their gig again by one more', async () => {
    const ids = applicants(0, 2);
    const { results, errors, calls, clientMutationId } = await act(selectApplicants, {
      applicationIds: ids,
      clientMutationId: 'mine',
    });

    expect({ errors, clientMutationId }).toEqual({ errors: [], clientMutationId: 'mine' });
    expect(results.map(({ applicationId }) => applicationId)).toEqual(ids);
    expect(results).toMatchObject(
      ids.map((id) => ({
        application: { id, stage: 'SELECTED', status: 'SELECTED', gig: { databaseId: gig.databaseId } },
        errors: [],
      })),
    );
    expect(calls.map(({ endpoint, wave }) => [endpoint, wave])).toEqual([
      ['actOnApplications', 1],
      ['getGig', 2],
    ]);
  });

  test('selectApplicants shows the gig as it is afterwards', async () => {
    const before = await run(
      graphql(`
        query ($id: DatabaseId!) {
          gig(databaseId: $id) {
            fill {
              selected
              openApplications
            }
          }
        }
      `),
      { as: 'member', variables: { id: gig.databaseId } },
    );
    const { results } = await act(selectApplicants, { applicationIds: applicants(0, 1) });
    const { selected, openApplications } = present(before.data?.gig).fill;

    expect(results).toMatchObject([
      { application: { gig: { fill: { selected: selected + 1, openApplications: openApplications - 1 } } } },
    ]);
  });

  test('selectApplicants answers each id in its place: one of another type and an unknown one fail alone', async () => {
    const unknown = globalId('GigApplication', 99999999);
    const [first, second] = applicants(0, 2);
    const { results, errors } = await act(selectApplicants, {
      applicationIds: [first ?? '', gig.id, 'nonsense', unknown, second ?? ''],
    });

    expect(errors).toEqual([]);
    expect(stages(results)).toEqual(['SELECTED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'SELECTED']);
    expect(results.map((result) => result.errors[0]?.path)).toEqual([
      undefined,
      ['applicationIds', '1'],
      ['applicationIds', '2'],
      ['applicationIds', '3'],
      undefined,
    ]);
  });

  test('selectApplicants makes no upstream call if no id is that of an application', async () => {
    const { results, calls } = await act(selectApplicants, { applicationIds: [gig.id] });

    expect(stages(results)).toEqual(['NOT_FOUND']);
    expect(calls).toEqual([]);
  });

  test('selectApplicants selects until the gig is full and refuses the rest', async () => {
    const { results } = await act(selectApplicants, { applicationIds: applicants(0, gig.freePlaces + 3) });

    expect(stages(results)).toEqual([
      ...Array.from({ length: gig.freePlaces }, () => 'SELECTED'),
      ...Array.from({ length: 3 }, () => 'GIG_FULL'),
    ]);
    expect(results.at(-1)?.application).toBeNull();
  });

  test('the last place goes to one of two who take it at the same moment; the other learns why not', async () => {
    await act(selectApplicants, { applicationIds: applicants(0, gig.freePlaces - 1) });
    const rest = gig.freePlaces - 1;
    const racers = await Promise.all([
      act(selectApplicants, { applicationIds: applicants(rest, rest + 1) }, 'member'),
      act(selectApplicants, { applicationIds: applicants(rest + 1, rest + 2) }, 'manager'),
    ]);
    const outcomes = racers.flatMap(({ results }) => results);

    expect(new Set(stages(outcomes))).toEqual(new Set(['GIG_FULL', 'SELECTED']));
    const [loser] = outcomes.flatMap(({ errors }) => errors);
    expect(loser?.path).toEqual(['applicationIds', '0']);
    expect(loser?.message).not.toBe('');
  });

  test('selectApplicants refuses who is selected already and says in which state the application is', async () => {
    await act(selectApplicants, { applicationIds: applicants(0, 1) });
    const { results } = await act(selectApplicants, { applicationIds: applicants(0, 1) });

    expect(stages(results)).toEqual(['INVALID_TRANSITION']);
    expect(results[0]?.errors[0]?.message).toMatch(/selected/i);
  });

  test('selectApplicants is refused to onsite managers, item by item', async () => {
    const { results, errors } = await act(selectApplicants, { applicationIds: applicants(0, 2) }, 'onsite');

    expect(errors).toEqual([]);
    expect(stages(results)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  test.each([
    [0, 'REQUIRED', 'Choose at least one application'],
    [101, 'INVALID', 'At most 100 applications at a time'],
  ])('selectApplicants takes 1 to 100 ids, not %i', async (count, code, message) => {
    const { errors, results, calls } = await act(selectApplicants, {
      applicationIds: Array.from({ length: count }, () => gig.id),
    });

    expect(errors).toEqual([{ code, message, path: ['applicationIds'] }]);
    expect(results).toEqual([]);
    expect(calls).toEqual([]);
  });
});

describe('unselectApplicants', () => {
  test('unselectApplicants puts selected applicants back among the open ones', async () => {
    await act(selectApplicants, { applicationIds: applicants(0, 2) });
    const { results } = await act(unselectApplicants, { applicationIds: applicants(0, 3) });

    expect(stages(results)).toEqual(['OPEN', 'OPEN', 'INVALID_TRANSITION']);
  });
});

describe('confirmApplicants', () => {
  test('confirmApplicants confirms selected applicants only', async () => {
    await act(selectApplicants, { applicationIds: applicants(0, 1) });
    const { results } = await act(confirmApplicants, { applicationIds: applicants(0, 2) });

    expect(stages(results)).toEqual(['CONFIRMED', 'INVALID_TRANSITION']);
    expect(results[0]?.application?.status).toBe('CONFIRMED');
  });
});

describe('dismissApplicants', () => {
  test('dismissApplicants cancels with the reason and the words given', async () => {
    const { results } = await act(dismissApplicants, {
      applicationIds: applicants(0, 1),
      reason: 'OTHER',
      explanation: '  Double-booked that evening ',
    });

    expect(results).toMatchObject([
      {
        application: {
          stage: 'CANCELLED',
          status: 'CANCELLED',
          cancellation: { reason: 'OTHER', explanation: 'Double-booked that evening' },
        },
      },
    ]);
  });

  test.each(['STAFFER_DISMISSAL', 'FEWER_PROS_NEEDED', 'CANCELLED_BY_LOCATION_MANAGER'] as const)(
    'dismissApplicants needs no words for %s',
    async (reason) => {
      const { results } = await act(dismissApplicants, { applicationIds: applicants(0, 1), reason });

      expect(results).toMatchObject([{ application: { cancellation: { reason } } }]);
    },
  );

  test.each([undefined, '', '   '])(
    'a dismissal for OTHER needs an explanation, not %j',
    async (explanation) => {
      const { errors, results, calls } = await act(dismissApplicants, {
        applicationIds: applicants(0, 1),
        reason: 'OTHER',
        ...(explanation !== undefined && { explanation }),
      });

      expect(errors).toEqual([
        { code: 'REQUIRED', message: 'This field is required', path: ['explanation'] },
      ]);
      expect(results).toEqual([]);
      expect(calls).toEqual([]);
    },
  );

  test('dismissApplicants undoes an automatic selection only where there was one', async () => {
    const { results } = await act(dismissApplicants, {
      applicationIds: applicants(0, 1),
      reason: 'OVERRIDE_AUTOSELECT',
    });

    expect(results).toMatchObject([{ application: null, errors: [{ path: ['reason'] }] }]);
  });

  test('dismissApplicants does not dismiss twice', async () => {
    const input = { applicationIds: applicants(0, 1), reason: 'STAFFER_DISMISSAL' } as const;
    await act(dismissApplicants, input);
    const { results } = await act(dismissApplicants, input);

    expect(stages(results)).toEqual(['INVALID_TRANSITION']);
  });
});
