import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredInputField,
  type GraphQLInputField,
} from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { present } from '../testing/present.ts';
import { collectRoles } from '../testing/roles/collectRoles.ts';
import { roleFixtures } from '../testing/roles/roleFixtures.ts';
import { startTestStack } from '../testing/startTestStack.ts';
import { schema } from './schema.ts';

const stack = await startTestStack();
const fixtures = await roleFixtures(stack);
const roles = await collectRoles();

/** What every write changes. */
const stamps = new Set(['updatedAt', 'revision']);

/** The shift of the matrix of roles has ended: the tests beside the mutation change one that can change. */
const refused = new Map([['updateEventShift', [{ code: 'INVALID_TRANSITION', path: [] }]]]);

const controls = new Set(['clientMutationId', 'validateOnly']);

const nodes = z.object({ node: z.record(z.string(), z.unknown()) });

interface Update {
  readonly name: string;
  /** Only the required fields, as they may be sent. */
  readonly required: Readonly<Record<string, unknown>>;
  readonly optional: readonly GraphQLInputField[];
  /** The node that is updated. */
  readonly id: string;
}

/** The mutations that update a node, with an input of the matrix of roles. */
const updates: readonly Update[] = [...roles].flatMap(([name, role]) => {
  if (!name.startsWith('update') || !('input' in role)) return [];
  const [argument] = schema.getMutationType()?.getFields()[name]?.args ?? [];
  const type = argument && getNullableType(argument.type);
  if (!isInputObjectType(type)) return [];
  const fields = Object.values(type.getFields());
  const sample = new Map(Object.entries(role.input(fixtures)));
  const ids = fields.filter((field) => isRequiredInputField(field) && getNamedType(field.type).name === 'ID');
  return [
    {
      name,
      required: Object.fromEntries(
        fields.filter(isRequiredInputField).map((field) => [field.name, sample.get(field.name)]),
      ),
      optional: fields.filter((field) => !isRequiredInputField(field) && !controls.has(field.name)),
      id: String(sample.get(ids[0]?.name ?? '')),
    },
  ];
});

/** What can be read of a type without arguments. */
function selection(typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields()).filter(
    ({ name, args }) => args.length === 0 && !stamps.has(name),
  );
  const parts = fields.flatMap(({ name, type: of }) => {
    const below = getNamedType(of);
    if (isLeafType(below)) return [name];
    return depth > 0 && isObjectType(below) ? [`${name} ${selection(below.name, depth - 1)}`] : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

/** The node, without what an update has to name and what follows from it. */
async function kept({ id, required }: Update): Promise<Record<string, unknown>> {
  const typeName = atob(id).split(':')[0] ?? '';
  const document = `query ($id: ID!) { node(id: $id) { ... on ${typeName} ${selection(typeName, 1)} } }`;
  const { data } = await stack.runText(document, { as: 'admin', variables: { id } });
  const named = new Set([...Object.keys(required), 'minutes']);
  return Object.fromEntries(Object.entries(nodes.parse(data).node).filter(([name]) => !named.has(name)));
}

async function run({ name, required }: Update, more: object = {}) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await stack.runText(
    `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code path } } }`,
    { as: 'admin', variables: { input: { ...required, ...more } } },
  );
  expect(errors).toBeUndefined();
  return data;
}

beforeEach(stack.reset);

test('the table has the mutations that update nodes', () => {
  expect(updates.map(({ name }) => name).toSorted()).toEqual([
    'updateEvent',
    'updateEventShift',
    'updateGig',
    'updateGigTemplate',
    'updateLocation',
    'updateLocationAddOn',
    'updateLocationAddress',
    'updateManagerOnDuty',
    'updateOrganization',
    'updateProGroup',
    'updateShiftTemplate',
  ]);
});

test.each(updates)('$name keeps what is left out', async (update) => {
  const before = await kept(update);
  expect(before).toMatchObject({ __typename: expect.any(String) });

  expect(await run(update)).toEqual({ [update.name]: { errors: refused.get(update.name) ?? [] } });
  expect(await kept(update)).toEqual(before);
});

test.each(updates)('$name takes null in any optional field without a fault', async (update) => {
  for (const { name } of update.optional) {
    expect(JSON.stringify(await run(update, { [name]: null })), name).not.toContain('UNKNOWN');
  }
});

test.each([
  ['updateLocationAddOn', 'notes'],
  ['updateProGroup', 'description'],
])('%s removes a text with null', async (mutation, field) => {
  const update = present(updates.find(({ name }) => name === mutation));
  await run(update, { [field]: 'On Sundays' });
  expect(await kept(update)).toMatchObject({ [field]: 'On Sundays' });

  await run(update, { [field]: null });
  expect((await kept(update))[field] ?? '').toBe('');
});
