import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack, type RunOptions } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

beforeEach(reset);

const document = graphql(`
  mutation ($input: ImportGigsInput!) {
    importGigs(input: $input) {
      results {
        startTime
        errors {
          message
          path
        }
        sameGig {
          id
        }
        gig {
          contactName
          wage {
            amountCents
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

type As = NonNullable<RunOptions['as']>;
type Input = VariablesOf<typeof document>['input'];
type Row = Input['rows'][number];

const tomorrow = () => new Date(upstream.clock.now().getTime() + 30 * 3_600_000).toISOString().slice(0, 10);

const row = (changes: Partial<Row['line']> = {}, more: Partial<Row> = {}): Row => ({
  line: {
    skillId: globalId('Skill', 1),
    date: tomorrow(),
    startTime: '18:00',
    endTime: '02:00',
    places: 3,
    wageCents: 3025,
    ...changes,
  },
  ...more,
});

async function importRows(rows: Row[], more: Partial<Input> = {}, as: As = 'member') {
  const { data, calls } = await run(document, {
    as,
    variables: { input: { locationId: globalId('Location', 1), rows, ...more } },
  });
  return { ...present(data?.importGigs), calls };
}

test('importGigs creates gigs from rows', async () => {
  const { results, errors } = await importRows([row(), row({ startTime: '19:00' }, { contactName: 'Kai' })]);

  expect(errors).toEqual([]);
  expect(results).toMatchObject([
    { errors: [], gig: { contactName: null, wage: { amountCents: 3025 } } },
    { errors: [], gig: { contactName: 'Kai' } },
  ]);
});

test('importGigs reports two invalid rows of ten with place and reason, in one call, and posts nothing', async () => {
  const rows = Array.from({ length: 10 }, (_, index) => row({ places: index + 1 }));
  rows[3] = row({ wageCents: 1499 });
  rows[7] = row({ places: 0 }, { contactPhone: '12' });

  const { results, calls } = await importRows(rows, { validateOnly: true });

  expect(present(results).map(({ errors }) => errors.map(({ path }) => path))).toEqual([
    [],
    [],
    [],
    [['line', 'wageCents']],
    [],
    [],
    [],
    expect.arrayContaining([['line', 'places'], ['contactPhone']]),
    [],
    [],
  ]);
  expect(results?.[3]?.errors[0]?.message).toBe('Enter a wage from $15 to $75 an hour');
  expect(present(results).every(({ gig }) => gig === null)).toBe(true);
  expect(calls).toHaveLength(1);
});

test.each([
  [[], 'REQUIRED', ['rows'], 'Add at least one row'],
  [
    [row({ skillId: globalId('Gig', 1) })],
    'INVALID',
    ['rows', '0', 'line', 'skillId'],
    'This is not the id of a position',
  ],
])('importGigs rejects %j without a call', async (rows, code, path, message) => {
  expect((await importRows(rows)).errors).toEqual([{ code, message, path }]);
});

test('onsite managers import no gigs', async () => {
  expect((await importRows([row()], {}, 'onsite')).errors).toMatchObject([
    { code: 'FORBIDDEN', path: ['locationId'] },
  ]);
});
