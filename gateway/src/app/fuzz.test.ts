import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { documentOf, fuzzedFields } from '../testing/fuzz/fuzzedField.ts';
import { hostileVariables } from '../testing/fuzz/hostileVariables.ts';
import { startTestStack, type Person } from '../testing/startTestStack.ts';
import { schema } from './schema.ts';

/** The same seed and number of inputs give the same requests; more inputs: `FUZZ_RUNS=1000`. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_302);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 8);

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

/** What no input may cause: a bug of the gateway, or one of the upstream. */
const faults = ['INTERNAL', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_INVALID', 'UPSTREAM_TIMEOUT'];

/** Whether a mutation of the test before may have changed what the next one starts from. */
let hasChanged = false;
beforeEach(async () => {
  if (hasChanged) await stack.reset();
  hasChanged = false;
});

test.each(fuzzedFields(schema, roots))('$name answers hostile arguments as documented', async (field) => {
  const document = documentOf(field);
  const people = fc.constantFrom<Person>('admin', 'owner');
  await fc.assert(
    fc.asyncProperty(hostileVariables(field), people, async (variables, as) => {
      const { status, errors = [], calls } = await stack.runText(document, { variables, as, locationId: 1 });
      hasChanged ||= calls.some(({ method }) => method !== 'GET');

      expect(status).toBeLessThan(500);
      for (const { extensions } of errors) expect(faults).not.toContain(extensions?.['code']);
    }),
    { seed, numRuns },
  );
});
