import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectRoles } from '../testing/roles/collectRoles.ts';
import {
  callers,
  eachItem,
  madeByCaller,
  ownAccountOrCode,
  type MutationRole,
} from '../testing/roles/mutationRole.ts';
import { startTestStack } from '../testing/startTestStack.ts';

// What the reference says about mutations besides their schema comes from what other tests found. `-u` writes the files.
const generated = '../platform/reference/__generated__';

function fileOf(facts: ReadonlyMap<string, unknown>): string {
  const sorted = [...facts].toSorted(([one], [other]) => one.localeCompare(other));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

const notes: Readonly<Record<string, string>> = {
  [eachItem]: 'Each item is decided by itself, with a result of its own.',
  [ownAccountOrCode]: 'It acts on your own account, or on what you have a code or a link for.',
  [madeByCaller]: 'It acts on what you created before.',
};

function factsOf(role: MutationRole): { roles: string[] | null; note: string | null } {
  if ('testedElsewhere' in role) return { roles: null, note: notes[role.testedElsewhere] ?? null };
  const roles = Object.keys(callers).filter(
    (caller) => role.outcomes[caller as keyof typeof callers] === 'may',
  );
  return { roles, note: null };
}

test('the reference names the roles of each mutation as the matrix of roles has them', async () => {
  const roles = await collectRoles();
  const facts = new Map([...roles].map(([mutation, role]) => [mutation, factsOf(role)]));
  await expect(fileOf(facts)).toMatchFileSnapshot(`${generated}/mutationRoles.json`);
});

const description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ security: z.array(z.record(z.string(), z.array(z.string()))).optional() }),
    ),
  ),
});

const persisted = new URL('../../../persisted-documents.json', import.meta.url);
const plansFile = new URL('__snapshots__/upstreamPlans.test.ts.snap', import.meta.url);
/** A call without its ids, and without what does not change its scope: where it is validated, and a slash at its end. */
const masked = (call: string) =>
  call
    .replace('/validate-only/', '/')
    .replace(/\/$/, '')
    .replace(/\{[^}]+\}/g, '{}');

/** The scope of each REST call, `PERSON` for those that are closed to tokens. */
async function scopesOfCalls(upstreamUrl: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${upstreamUrl}/openapi.json`);
  const { paths } = description.parse(await answer.json());
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security = [] }]): [string, string] => {
        const token = security.find((option) => 'apiToken' in option)?.['apiToken'];
        const call = `${method.toUpperCase()} ${masked(path.replace(/^\/api/, ''))}`;
        return [call, token === undefined ? 'PERSON' : (token[0] ?? 'ANY')];
      }),
    ),
  );
}

/** The writes of each operation of the web app, by the snapshot of its plan. */
function writesOf(plans: string): ReadonlyMap<string, readonly string[]> {
  const entries = plans.matchAll(/^exports\[`the upstream plan of > (\w+) 1`\] = `\n"(?<plan>[^"]*)"/gm);
  return new Map(
    [...entries].map(([, name = '', plan = '']) => [
      name,
      [...plan.matchAll(/^ {2}((?:POST|PUT|PATCH|DELETE) \S+)/gm)].map(([, call = '']) => masked(call)),
    ]),
  );
}

test('the reference names the scope of an API token for each mutation as the REST API declares it', async () => {
  const stack = await startTestStack();
  const scopes = await scopesOfCalls(stack.upstream.url);
  const writes = writesOf(await readFile(plansFile, 'utf8'));
  const documents = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(persisted, 'utf8')));
  const facts = new Map<string, string>();
  for (const text of Object.values(documents)) {
    const [, name = '', mutation = ''] = /^mutation (\w+)[^{]*\{\s*(\w+)/.exec(text) ?? [];
    const needed = new Set((writes.get(name) ?? []).map((call) => scopes.get(call) ?? call));
    if (needed.size === 1) facts.set(mutation, [...needed].join());
  }
  expect(facts.size).toBeGreaterThan(100);
  expect([...facts].filter(([, scope]) => !/^[A-Z]+$/.test(scope))).toEqual([]);
  await expect(fileOf(facts)).toMatchFileSnapshot(`${generated}/mutationScopes.json`);
});
