import { permissions } from '@brigade/domain/platform/access/locationRole.ts';
import { isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { fieldArguments } from '../testing/fields/fieldArguments.ts';
import { fieldFacts } from '../testing/fields/fieldFacts.ts';
import { fieldsOfType, reachableFields } from '../testing/fields/reachableFields.ts';
import { unseenTypes } from '../testing/fields/unseenTypes.ts';
import { walkFields } from '../testing/fields/walkFields.ts';
import { callers } from '../testing/roles/mutationRole.ts';
import { startTestStack } from '../testing/startTestStack.ts';
import { schema } from './schema.ts';

// What the reference says about the fields of objects is what each role gets. `-u` writes the file.
const file = '../platform/reference/__generated__/fieldFacts.json';
const stack = await startTestStack();
// The rival gets to objects of its own organization only, where it is no rival.
const { rival: _, ...team } = callers;
const walkers = Object.entries(team).map(([role, email]) => ({
  role,
  ask: async (document: string) => stack.runText(document, { token: await stack.upstream.tokenOf(email) }),
}));
const answers = await walkFields(schema, walkers, await fieldArguments(stack));
const facts = fieldFacts(answers);
const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !roots.has(type) ? fieldsOfType(type) : [],
);

/** Fields that say who may read them although no answer to these callers can show it, with the reason. */
const notShown: Readonly<Record<string, string>> = {
  'AdjustHoursPayload.costChange': 'Only a mutation leads to it.',
  'CallOutProsPayload.costChange': 'Only a mutation leads to it.',
  'ChangedField.isHidden': 'It says that other fields are hidden.',
  'GigApplication.flaggedGeoLogCount': 'It is null without an error.',
  'GigCancellation.payment': 'It is null without an error.',
  'SendProsHomePayload.costChange': 'Only a mutation leads to it.',
  'User.apiTokens': 'It is refused to API tokens, not to roles.',
};

function saysWhoMay({ description }: { readonly description?: string | null | undefined }): boolean {
  const names = ['FORBIDDEN', ...permissions.map((each) => `\`${each}\``)];
  return names.some((name) => description?.includes(name));
}

test('the reference names who may read each field that is refused to a role, as each role is answered', async () => {
  expect(facts.get('Location.duePay')).toEqual({
    roles: ['member', 'manager', 'owner', 'admin'],
    permissions: ['payments.make'],
  });
  expect(facts.get('LocationSettings.fees')?.permissions).toEqual(['wages.view']);
  expect(facts.get('Payment.totalAmount')?.permissions).toEqual(['wages.view']);
  expect(facts.get('Organization.apiTokens')?.roles).toEqual(['owner', 'admin']);
  expect(facts.get('Pro.addressLine1')?.roles).toEqual(['admin']);
  const json = `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`;
  await expect(json).toMatchFileSnapshot(file);
});

test('every field whose description says who may read it is refused to the others, or listed with a reason', () => {
  const missing = fields.filter(({ field, coordinate }) => saysWhoMay(field) && !facts.has(coordinate));
  expect(missing.map(({ coordinate }) => coordinate).toSorted()).toEqual(Object.keys(notShown));
});

test('every field that is refused to a role says so in its description, and can be null', () => {
  const refused = fields.filter(({ coordinate }) => facts.has(coordinate));
  expect(refused.length).toBe(facts.size);
  expect(refused.filter(({ field }) => !saysWhoMay(field) || isNonNullType(field.type))).toEqual([]);
});

test('every refusal of a field names a permission, and every wider role may read the field', () => {
  const roles = Object.keys(team);
  const odd = [...facts].filter(
    ([, fact]) =>
      fact.permissions.length === 0 || fact.roles.join() !== roles.slice(-fact.roles.length).join(),
  );
  expect(odd).toEqual([]);
});

test('every field that queries lead to is asked for, but for those of the listed types', () => {
  const asked = new Set([...answers.values()].flatMap((each) => [...each.asked]));
  const unasked = reachableFields(schema).filter(({ coordinate }) => !asked.has(coordinate));
  const missing = unasked.filter(({ owner }) => !unseenTypes.includes(owner));
  expect(missing.map(({ coordinate }) => coordinate)).toEqual([]);
  expect([...new Set(unasked.map(({ owner }) => owner))].toSorted()).toEqual(unseenTypes);
});
