import { beforeEach, expect, test } from 'vitest';
import { documentOf, fuzzedFields } from '../testing/fuzz/fuzzedField.ts';
import { idVariables, takesIds } from '../testing/ids/idVariables.ts';
import { startTestStack } from '../testing/startTestStack.ts';
import { schema } from './schema.ts';

const stack = await startTestStack();

const roots = {
  viewer: 'User',
  admin: 'Admin',
  'location(databaseId: 1)': 'Location',
  'organization(databaseId: 1)': 'Organization',
  'gig(databaseId: 1)': 'Gig',
  'gigApplication(databaseId: 1)': 'GigApplication',
  'event(databaseId: 5)': 'Event',
  'proGroup(databaseId: 1)': 'ProGroup',
};

/** Ids that are too large for 32 bits, and what is no id. */
const numbers = ['2147483648', '9007199254740991', '9007199254740992', '1e30', '0', '-1', '1.5', 'seven'];

/** What no id may cause: a bug of the gateway, or one of the upstream. */
const faults = ['INTERNAL', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_INVALID', 'UPSTREAM_TIMEOUT'];

let hasChanged = false;
beforeEach(async () => {
  if (hasChanged) await stack.reset();
  hasChanged = false;
});

const fields = fuzzedFields(schema, roots).filter(takesIds);

test('the table has the fields with ids', () => {
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Query.gig', 'Query.node', 'Mutation.cancelGigs', 'Location.gigs']),
  );
});

test.each(fields)('$name answers ids of any size, and what is no id, as documented', async (field) => {
  for (const number of numbers) {
    const variables = idVariables(field, number);
    const { status, errors = [], calls } = await stack.runText(documentOf(field), { variables, as: 'admin' });
    hasChanged ||= calls.some(({ method }) => method !== 'GET');

    expect(status, number).toBeLessThan(500);
    expect(
      calls.map((call) => call.status).filter((answered) => answered !== null && answered >= 500),
    ).toEqual([]);
    for (const { extensions } of errors) {
      expect(extensions?.['code'], number).toEqual(expect.any(String));
      expect(faults, number).not.toContain(extensions?.['code']);
    }
  }
});
