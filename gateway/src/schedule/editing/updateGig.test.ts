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

const updateGig = graphql(`
  mutation ($input: UpdateGigInput!) {
    updateGig(input: $input) {
      gig {
        revision
        fill {
          places
        }
        privateNotes
      }
      results {
        gigId
        effects {
          askedAgain
        }
        errors {
          code
        }
      }
      conflict {
        gig {
          revision
        }
        changes {
          actorName
          summary
          fields {
            label
            before
            after
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

type Input = Partial<VariablesOf<typeof updateGig>['input']>;

function update(input: Input, as: 'member' | 'manager' | 'onsite' = 'member') {
  return mutate(stack, updateGig, { as, input: { gigId: gig.id, ...input } });
}

async function facts() {
  const { data } = await stack.run(
    graphql(`
      query ($id: DatabaseId!) {
        gig(databaseId: $id) {
          revision
          wage {
            amountCents
          }
          fill {
            places
            confirmed
          }
        }
      }
    `),
    { as: 'member', variables: { id: gig.databaseId } },
  );
  const { revision, wage, fill } = present(data?.gig);
  return { revision: present(revision), wage: present(wage), fill };
}

test('updateGig changes a gig by one call, and answers as it is then', async () => {
  const { fill, revision } = await facts();
  const { errors, gig: changed } = await update({ places: fill.places + 2, privateNotes: 'Loud band.' });

  expect(errors).toEqual([]);
  expect(changed).toEqual({
    revision: revision + 1,
    fill: { places: fill.places + 2 },
    privateNotes: 'Loud band.',
  });
});

test('updateGig shows the second of two what the first has changed', async () => {
  const { revision, wage } = await facts();
  const wageCents = wage.amountCents + 100;
  await update({ wageCents }, 'manager');
  const {
    errors,
    gig: changed,
    conflict,
  } = await update({ wageCents: wageCents + 100, expectedRevision: revision });

  expect(changed).toBeNull();
  expect(errors).toMatchObject([{ code: 'CONFLICT', path: [] }]);
  expect(conflict).toMatchObject({
    gig: { revision: revision + 1 },
    changes: [{ summary: 'changed the wage', fields: [{ label: 'Wage' }] }],
  });
  const { before, after } = present(conflict?.changes[0]?.fields[0]);
  expect([before, after]).toEqual(
    [`$${wage.amountCents / 100}.00`, `$${wageCents / 100}.00`].map((text) =>
      expect.stringContaining(text.slice(0, 3)),
    ),
  );
});

test('updateGig returns beforehand who would have to accept again', async () => {
  const { fill, revision } = await facts();
  const { results, gig: changed } = await update({
    startTime: '00:05',
    endTime: '07:55',
    validateOnly: true,
  });

  expect(results).toMatchObject([{ gigId: gig.id, effects: { askedAgain: fill.confirmed }, errors: [] }]);
  expect(changed).toBeNull();
  expect((await facts()).revision).toBe(revision);
});

test.each<[string, Input, string, string[]]>([
  ['a wage of 14.99', { wageCents: 1499 }, 'INVALID', ['wageCents']],
  ['a wage of 75.01', { wageCents: 7501 }, 'INVALID', ['wageCents']],
  ['a bonus of half a dollar', { boostBonusCents: 50 }, 'INVALID', ['boostBonusCents']],
  ['no places', { places: 0 }, 'INVALID', ['places']],
  ['a day without times', { date: '2027-01-04' }, 'INVALID', ['startTime']],
  ['a past start', { date: '2020-01-04', startTime: '09:00', endTime: '12:00' }, 'INVALID', ['startTime']],
  ['more than 16 hours', { startTime: '09:00', endTime: '08:00' }, 'INVALID', ['endTime']],
  ['a wrong phone number', { contactPhone: '12' }, 'INVALID', ['contactPhone']],
  ['another type', { type: 'INTERVIEW' }, 'INVALID', ['type']],
  ['a gig that is not there', { gigId: globalId('Gig', 999999) }, 'NOT_FOUND', ['gigId']],
  ['what is no gig', { gigId: globalId('Location', 1) }, 'INVALID', ['gigId']],
])('updateGig refuses %s at its place', async (_case, input, code, path) => {
  const { errors } = await update(input);
  expect(errors[0]).toMatchObject({ code, path });
});

test('onsite managers change no gigs, and see no money in the past either', async () => {
  const { wage } = await facts();
  expect((await update({ places: 3 }, 'onsite')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  await update({ wageCents: wage.amountCents + 100 });
  const { data } = await stack.run(
    graphql(`
      query ($id: DatabaseId!) {
        gig(databaseId: $id) {
          viewerCanEdit
          viewerCannotEditReason
          viewerCanCancel
          changes(first: 1) {
            edges {
              node {
                summary
                fields {
                  label
                  before
                  after
                  isHidden
                }
              }
            }
          }
        }
      }
    `),
    { as: 'onsite', variables: { id: gig.databaseId } },
  );
  expect(data?.gig).toEqual({
    viewerCanEdit: false,
    viewerCannotEditReason: expect.stringContaining('team members and admins'),
    viewerCanCancel: false,
    changes: {
      edges: [
        {
          node: {
            summary: 'changed the wage',
            fields: [{ label: 'Wage', before: null, after: null, isHidden: true }],
          },
        },
      ],
    },
  });
});
