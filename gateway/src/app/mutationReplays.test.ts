import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { busiestGig } from '../testing/busiestGig.ts';
import { collectPlans } from '../testing/plans/collectPlans.ts';
import { collectRoles } from '../testing/roles/collectRoles.ts';
import { roleFixtures } from '../testing/roles/roleFixtures.ts';
import { type RunOptions, startTestStack, type TestResult } from '../testing/startTestStack.ts';
import { validationDocument } from '../testing/validationDocument.ts';
import { schema } from './schema.ts';

const stack = await startTestStack();
const gig = await busiestGig(stack);
const fixtures = await roleFixtures(stack);
const plans = await collectPlans();
const roles = await collectRoles();

const file = new URL('../../../persisted-documents.json', import.meta.url);
const documents = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));

/** Mutations whose repetition has another response, and why. Decision 88 lists them. */
const exceptions: Readonly<Record<string, string>> = {
  deleteGigTemplate: 'its location cannot be read after the deletion',
  moveSandboxClock: 'a move consists of many transactions',
  openCustomerPortal: 'the card network makes a page for each request',
  removeOrganizationManager: 'the viewer of the plan leaves, and may not call it after that',
  requestSignInCode: 'a second request asks for another code',
  signIn: 'no session is stored to be returned again',
  signInWithMagicLink: 'no session is stored to be returned again',
  signInWithSso: 'no session is stored to be returned again',
  signOut: 'the session has ended',
  startPaymentSetup: 'the card network makes a secret for each request',
};

/** The mutations of the web app. */
const persisted = Object.entries(documents).flatMap(([id, text]) => {
  const [, operation = '', mutation = ''] = /^mutation (\w+)[^{]*\{\s*(\w+)/.exec(text) ?? [];
  return operation === '' ? [] : [{ id, operation, mutation }];
});
const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
const others = names.filter((name) => persisted.every(({ mutation }) => mutation !== name));

beforeEach(() => stack.reset());

/** Sends a request, and sends it again with the same key. */
async function twice(send: (headers: RunOptions['headers']) => Promise<TestResult>) {
  const headers = { 'idempotency-key': 'first' };
  return [await send(headers), await send(headers)] as const;
}

function expectReplay([first, again]: Awaited<ReturnType<typeof twice>>): void {
  expect(first.errors).toBeUndefined();
  expect(JSON.stringify(first.data)).not.toMatch(/"errors":\[\{/);
  expect(again.errors).toBeUndefined();
  expect(JSON.stringify(again.data)).toBe(JSON.stringify(first.data));
}

async function repeat({ id, operation }: { id: string; operation: string }) {
  const plan = plans.get(operation);
  const variables = await plan?.variables({ stack, gig });
  const token = await stack.tokenOf(plan?.as ?? 'member');
  return twice((headers) =>
    stack.runPersisted(id, { token, locationId: 1, headers, ...(variables && { variables }) }),
  );
}

test.each(persisted.filter(({ mutation }) => !(mutation in exceptions)))(
  '$operation that is repeated with its key has the same data',
  async (document) => expectReplay(await repeat(document)),
);

test.each(others)('%s, which the web app does not use, has the same data, too', async (mutation) => {
  const role = roles.get(mutation);
  const input = role !== undefined && 'input' in role ? role.input(fixtures) : {};
  const document = validationDocument(schema, mutation);
  const variables = { input: { ...input, clientMutationId: 'ours' } };
  expectReplay(await twice((headers) => stack.runText(document, { as: 'admin', variables, headers })));
});

test.each(
  ['deleteProGroup', 'deleteGigTemplate'].flatMap((name) =>
    persisted.filter(({ mutation }) => mutation === name),
  ),
)('$operation reads what it deletes before, and succeeds a second time', async (document) => {
  const [, { data }] = await repeat(document);

  expect(data).toMatchObject({ [document.mutation]: { errors: [] } });
});

test('every exception is a mutation', () => {
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([]);
});
