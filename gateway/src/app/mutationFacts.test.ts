import { readFile } from 'node:fs/promises';
import { type LocationAccess, may, type Permission } from '@brigade/upstream/platform/access/permissions.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '../platform/errors/catalogue.ts';
import { refusalsOf } from '../testing/sources/refusalsOf.ts';
import { readMutationRefusals } from '../testing/sources/mutationRefusals.ts';
import { present } from '../testing/present.ts';
import { schema } from './schema.ts';
import { collectRoles } from '../testing/roles/collectRoles.ts';
import {
  type callers,
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

const mutations = schema.getMutationType()?.getFields() ?? {};
const sources = readMutationRefusals(new Set(Object.keys(mutations)));

type CallerName = keyof typeof callers;
const callerNames: readonly CallerName[] = ['rival', 'onsite', 'member', 'manager', 'owner', 'admin'];

/** The access of each caller at the location; none for who only has an account. */
const accessOf: Readonly<Record<CallerName, LocationAccess | null>> = {
  rival: null,
  onsite: 'ONSITE_MANAGER',
  member: 'TEAM_MEMBER',
  manager: 'ADMIN',
  owner: 'ORGANIZATION_ADMIN',
  admin: 'PLATFORM_ADMIN',
};

/** Who may do everything, also where the code asks for it only of who lacks another permission. */
const everything: Permission = 'platform.admin';

const allowedBy = (permissions: readonly Permission[]) =>
  callerNames.filter((caller) => {
    const access = accessOf[caller];
    return access !== null && permissions.some((permission) => may(access, permission));
  });

/**
 * The permissions that a mutation can need; none where it acts on the caller's own account. Its code can reach more than
 * it runs: what the matrix of roles refuses to someone with a permission is not about that one.
 */
function permissionsOf(mutation: string, role: MutationRole): readonly Permission[] {
  if ('testedElsewhere' in role && role.testedElsewhere === ownAccountOrCode) return [];
  const reached = [...present(sources.get(mutation)).permissions].toSorted();
  const fitting = reached.filter(
    (each) => !('outcomes' in role) || allowedBy([each]).every((caller) => role.outcomes[caller] === 'may'),
  );
  const needed = fitting.length > 0 ? fitting : reached;
  const specific = needed.filter((each) => each !== everything);
  return specific.length > 0 ? specific : needed;
}

/** The roles that suffice: as the matrix of roles has them, or else those with a permission that is needed. */
function rolesOf(mutation: string, role: MutationRole): readonly CallerName[] {
  if ('outcomes' in role) return callerNames.filter((caller) => role.outcomes[caller] === 'may');
  const permissions = permissionsOf(mutation, role);
  return permissions.length === 0 ? callerNames : allowedBy(permissions);
}

const factsOf = (mutation: string, role: MutationRole) => ({
  roles: rolesOf(mutation, role),
  permissions: permissionsOf(mutation, role),
  note: ('testedElsewhere' in role && notes[role.testedElsewhere]) || null,
});

test('the reference names the roles of each mutation as the matrix of roles or its permissions have them', async () => {
  const roles = await collectRoles();
  const facts = new Map([...roles].map(([mutation, role]) => [mutation, factsOf(mutation, role)]));
  expect([...facts.keys()].toSorted()).toEqual(Object.keys(mutations).toSorted());
  expect([...facts].filter(([, each]) => each.roles.length === 0)).toEqual([]);
  await expect(fileOf(facts)).toMatchFileSnapshot(`${generated}/mutationRoles.json`);
});

test('the permissions that the sources name allow the callers that the matrix of roles allows', async () => {
  const roles = await collectRoles();
  const differing = [...roles].filter(([mutation, role]) => {
    const permissions = permissionsOf(mutation, role);
    if (!('outcomes' in role) || permissions.length === 0) return false;
    return rolesOf(mutation, role).join() !== allowedBy(permissions).join();
  });
  // Everyone may leave a team, and a move needs the permission in two organizations.
  expect(differing.map(([mutation]) => mutation).toSorted()).toEqual([
    'moveLocation',
    'removeLocationManager',
  ]);
});

test('the reference names the errors of each mutation that its code can reach', async () => {
  const facts = new Map(
    Object.values(mutations).map((mutation) => {
      const codes = present(sources.get(mutation.name)).codes;
      return [mutation.name, refusalsOf(mutation, catalogue, codes).map(({ code }) => code)];
    }),
  );
  expect(facts.get('selectApplicants')).toContain('GIG_FULL');
  expect(facts.get('payPros')).toContain('CARD_DECLINED');
  expect(facts.get('signOut')).not.toContain('CARD_DECLINED');
  await expect(fileOf(facts)).toMatchFileSnapshot(`${generated}/mutationErrors.json`);
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
  const response = await fetch(`${upstreamUrl}/openapi.json`);
  const { paths } = description.parse(await response.json());
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
  const unexpected: string[] = [];
  for (const text of Object.values(documents)) {
    const [, name = '', mutation = ''] = /^mutation (\w+)[^{]*\{\s*(\w+)/.exec(text) ?? [];
    const sent = writes.get(name) ?? [];
    const calls = sources.get(mutation)?.calls;
    unexpected.push(...sent.filter((call) => calls?.has(call) === false));
    const needed = new Set(sent.map((call) => scopes.get(call) ?? call));
    if (needed.size === 1) facts.set(mutation, [...needed].join());
  }
  // What tests see a mutation send is what its code can reach.
  expect(unexpected).toEqual([]);
  // The web app has no operation for a few.
  for (const [mutation, { calls }] of sources) {
    const needed = new Set([...calls].map((call) => scopes.get(call) ?? call));
    if (!facts.has(mutation) && needed.size === 1) facts.set(mutation, [...needed].join());
  }
  expect([...facts.keys()].toSorted()).toEqual(Object.keys(mutations).toSorted());
  expect([...facts].filter(([, scope]) => !/^[A-Z]+$/.test(scope))).toEqual([]);
  await expect(fileOf(facts)).toMatchFileSnapshot(`${generated}/mutationScopes.json`);
});
