import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { withoutReplay } from '../platform/reference/model/withoutReplay.ts';
import { busiestGig } from '../testing/busiestGig.ts';
import { collectPlans } from '../testing/plans/collectPlans.ts';
import { collectRoles } from '../testing/roles/collectRoles.ts';
import { roleFixtures } from '../testing/roles/roleFixtures.ts';
import { startTestStack, type TestResult } from '../testing/startTestStack.ts';
import { validationDocument } from '../testing/validationDocument.ts';
import { schema } from './schema.ts';

const stack = await startTestStack();
const gig = await busiestGig(stack);
const fixtures = await roleFixtures(stack);
const plans = await collectPlans();
const roles = await collectRoles();

const file = new URL('../../../persisted-documents.json', import.meta.url);
const documents = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));

/** Mutations whose repetition has another response: those that the reference names, and who may not call it again. */
const exceptions = new Set([...Object.keys(withoutReplay), 'removeOrganizationManager']);

/** The mutations of the web app. */
const persisted = Object.entries(documents).flatMap(([id, text]) => {
  const [, operation = '', mutation = ''] = /^mutation (\w+)[^{]*\{\s*(\w+)/.exec(text) ?? [];
  return operation === '' ? [] : [{ id, operation, mutation }];
});
const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
const others = names.filter((name) => persisted.every(({ mutation }) => mutation !== name));

beforeEach(() => stack.reset());

/** Sends a request, and sends it again with the same key. */
async function twice(send: (headers: Readonly<Record<string, string>>) => Promise<TestResult>) {
  const headers = { 'idempotency-key': 'first' };
  return [await send(headers), await send(headers)] as const;
}

/** A result to be compared byte by byte. */
function whole({ data, errors }: TestResult) {
  const text = JSON.stringify(data);
  return { text, errors, isRefused: text.includes('"errors":[{') };
}

async function repeat({ id, operation }: { id: string; operation: string }) {
  const plan = plans.get(operation);
  const variables = await plan?.variables({ stack, gig });
  const token = await stack.tokenOf(plan?.as ?? 'member');
  return twice((headers) =>
    stack.runPersisted(id, { token, locationId: 1, headers, ...(variables && { variables }) }),
  );
}

test.each(persisted.filter(({ mutation }) => !exceptions.has(mutation)))(
  '$operation that is repeated with its key has the same data',
  async (document) => {
    const [first, again] = await repeat(document);

    expect(whole(first)).toMatchObject({ errors: undefined, isRefused: false });
    expect(whole(again)).toEqual(whole(first));
  },
);

test.each(others)('%s, which the web app does not use, has the same data, too', async (mutation) => {
  const role = roles.get(mutation);
  const input = role !== undefined && 'input' in role ? role.input(fixtures) : {};
  const document = validationDocument(schema, mutation);
  const variables = { input: { ...input, clientMutationId: 'ours' } };
  const [first, again] = await twice((headers) =>
    stack.runText(document, { as: 'admin', variables, headers }),
  );

  expect(whole(first)).toMatchObject({ errors: undefined, isRefused: false });
  expect(whole(again)).toEqual(whole(first));
});

test.each(
  ['deleteProGroup', 'deleteGigTemplate'].flatMap((name) =>
    persisted.filter(({ mutation }) => mutation === name),
  ),
)('$operation reads what it deletes before, and succeeds a second time', async (document) => {
  const [, { data }] = await repeat(document);

  expect(data).toMatchObject({ [document.mutation]: { errors: [] } });
});
