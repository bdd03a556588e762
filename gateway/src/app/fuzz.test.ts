import { fuzzLimits, reportInputs } from '@brigade/upstream/testing/fuzz/fuzzLimits.ts';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { documentOf, fuzzedFields } from '../testing/fuzz/fuzzedField.ts';
import { hostileDocument } from '../testing/fuzz/hostileDocument.ts';
import { hostileVariables } from '../testing/fuzz/hostileVariables.ts';
import { startTestStack, type Person } from '../testing/startTestStack.ts';
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

/** What no input may cause: a bug of the gateway, or one of the upstream. */
const faults = ['INTERNAL', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_INVALID', 'UPSTREAM_TIMEOUT'];

/** Whether a mutation of the test before may have changed what the next one starts from. */
let hasChanged = false;
beforeEach(async () => {
  if (hasChanged) await stack.reset();
  hasChanged = false;
});

const fields = fuzzedFields(schema, roots);
/** Each field, and documents. */
const targets = fields.length + 1;
const { check, timeout } = fuzzLimits(targets, 8);

const documents = fuzzLimits(targets, 100);

let inputs = 0;
afterAll(() => reportInputs('GraphQL', inputs));

test.each(fields)(
  '$name answers hostile arguments as documented',
  async (field) => {
    const document = documentOf(field);
    const people = fc.constantFrom<Person>('admin', 'owner');
    await check(
      fc.asyncProperty(hostileVariables(field), people, async (variables, as) => {
        inputs += 1;
        const {
          status,
          errors = [],
          calls,
        } = await stack.runText(document, { variables, as, locationId: 1 });
        hasChanged ||= calls.some(({ method }) => method !== 'GET');

        expect(status).toBeLessThan(500);
        for (const { extensions } of errors) expect(faults).not.toContain(extensions?.['code']);
      }),
    );
  },
  timeout,
);

test(
  'documents of any shape are answered as documented',
  async () => {
    const people = fc.constantFrom<Person>('admin', 'owner', 'onsite');
    await documents.check(
      fc.asyncProperty(hostileDocument(schema, roots), people, async ({ text, variables }, as) => {
        inputs += 1;
        const { status, errors = [] } = await stack.runText(text, { variables, as, locationId: 1 });

        expect(status).toBeLessThan(500);
        for (const { extensions } of errors) expect(faults).not.toContain(extensions?.['code']);
      }),
    );
  },
  documents.timeout,
);
