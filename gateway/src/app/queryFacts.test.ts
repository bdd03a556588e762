import type { GraphQLFormattedError } from 'graphql';
import { expect, test } from 'vitest';
import { demoInvoice } from '../testing/demoInvoices.ts';
import { followEvents } from '../testing/followEvents.ts';
import { callers } from '../testing/roles/mutationRole.ts';
import { roleFixtures } from '../testing/roles/roleFixtures.ts';
import { rootQueries, type RootQuery } from '../testing/roles/rootQueries.ts';
import { startTestStack } from '../testing/startTestStack.ts';
import { publicRootFields } from '../platform/server/documents/publicRootFields.ts';
import { schema } from './schema.ts';

// What the reference says about queries and subscriptions is what each role gets. `-u` writes the file.
const file = '../platform/reference/__generated__/queryFacts.json';
const stack = await startTestStack();
const { databaseId: invoice } = await demoInvoice(stack, 'DRAFT');
const queries = rootQueries(await roleFixtures(stack), invoice);
const people = Object.entries(callers);

async function errorsOf(
  { text }: RootQuery,
  token: string | null,
): Promise<readonly GraphQLFormattedError[]> {
  if (!text.startsWith('subscription')) {
    const { errors } = await stack.runText(text, token === null ? {} : { token });
    return errors ?? [];
  }
  const events = await followEvents(stack.url, text, { variables: {}, token });
  const first = await events.next();
  events.close();
  return first?.errors ?? [];
}

/** Why a caller may not see what a query asks for; null if they may. */
async function refusalOf(query: RootQuery, token: string | null) {
  const [refused] = (await errorsOf(query, token)).filter(({ extensions }) =>
    ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'].includes(String(extensions?.['code'])),
  );
  return refused?.extensions ?? null;
}

const distinct = (values: readonly unknown[]) =>
  [...new Set(values.flatMap((value) => (typeof value === 'string' ? [value] : [])))].toSorted();

async function factsOf(query: RootQuery) {
  const found = await Promise.all(
    people.map(async ([role, email]) => {
      const refusal = await refusalOf(query, await stack.upstream.tokenOf(email));
      return { role, code: refusal?.['code'], permission: refusal?.['permission'] };
    }),
  );
  const refusals = distinct(found.map(({ code }) => code));
  const may = found.filter(({ code }) => query.isOwn === true || code === undefined);
  return {
    roles: may.map(({ role }) => role),
    permissions: distinct(found.map(({ permission }) => permission)),
    note: query.isOwn ? 'It is about what you created before.' : null,
    refusals,
  };
}

test('the table has every query and subscription that needs a session', () => {
  const open = publicRootFields(schema);
  const fields = [schema.getQueryType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).filter((name) => !open.has(name)),
  );

  expect(Object.keys(queries).toSorted()).toEqual(fields.toSorted());
});

test('the reference says who may ask, and what others get, as each role is answered', async () => {
  const facts = new Map<string, Awaited<ReturnType<typeof factsOf>>>();
  for (const [name, query] of Object.entries(queries)) facts.set(name, await factsOf(query));

  const own = Object.keys(queries).filter((name) => queries[name]?.isOwn);
  expect(own.map((name) => facts.get(name)?.refusals)).toEqual(own.map(() => ['NOT_FOUND']));
  expect(facts.get('gig')).toMatchObject({ refusals: ['NOT_FOUND'] });
  expect(facts.get('admin')).toMatchObject({ roles: ['admin'], refusals: ['FORBIDDEN'] });
  expect(facts.get('sendHomeCosts')?.permissions).toContain('payments.make');
  const sorted = [...facts].toSorted(([one], [other]) => one.localeCompare(other));
  const json = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  await expect(json).toMatchFileSnapshot(file);
});

test('without a session, each query that needs one is UNAUTHENTICATED', async () => {
  for (const [name, query] of Object.entries(queries)) {
    const refusal = await refusalOf(query, null);
    expect([name, refusal?.['code']]).toEqual([name, 'UNAUTHENTICATED']);
  }
});
