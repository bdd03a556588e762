import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { arbitraryDocument } from '../testing/arbitraryDocument.ts';
import { busiestGig } from '../testing/busiestGig.ts';
import { startTestStack } from '../testing/startTestStack.ts';
import { schema } from './schema.ts';

const stack = await startTestStack();
const gig = await busiestGig(stack);

const extensions = z.object({ cost: z.object({ requested: z.number() }) });

const documents = arbitraryDocument(schema, {
  viewer: 'User',
  admin: 'Admin',
  'location(databaseId: 1)': 'Location',
  'organization(databaseId: 1)': 'Organization',
  [`gig(databaseId: ${gig.databaseId})`]: 'Gig',
  [`gigApplication(databaseId: ${gig.applicants[0]?.databaseId ?? 0})`]: 'GigApplication',
});

test('the cost of a query is at least the number of REST calls that it makes', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.constantFrom('admin', 'owner'), async (document, as) => {
      const response = await stack.runText(document, { as });
      const { cost } = extensions.parse(response.extensions);
      expect(response.calls.length).toBeLessThanOrEqual(cost.requested);
    }),
    { numRuns: 60 },
  );
});
