import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectRoles } from '../testing/roles/collectRoles.ts';
import { callers, type Outcome } from '../testing/roles/mutationRole.ts';
import { roleFixtures } from '../testing/roles/roleFixtures.ts';
import { startTestStack } from '../testing/startTestStack.ts';
import { schema } from './schema.ts';

const stack = await startTestStack();
const fixtures = await roleFixtures(stack);
const roles = await collectRoles();

test('every mutation has an entry in the .roles.ts file of its slice, and every entry a mutation', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});

  expect([...roles.keys()].toSorted()).toEqual(mutations.toSorted());
});

const payloads = z
  .record(z.string(), z.object({ errors: z.array(z.object({ code: z.string() })) }).nullable())
  .nullable();

async function outcomeOf(mutation: string, input: object, email: string): Promise<Outcome> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await stack.runText(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { errors { code } } }`,
    { token: await stack.upstream.tokenOf(email), variables: { input } },
  );
  const faults = (errors ?? []).map(({ extensions }) => extensions?.['code']);
  expect(faults.filter((code) => code !== 'FORBIDDEN')).toEqual([]);
  const refusals = payloads.parse(data)?.[mutation]?.errors ?? [];
  const codes = [...refusals.map(({ code }) => code), ...faults];
  return (['FORBIDDEN', 'NOT_FOUND'] as const).find((code) => codes.includes(code)) ?? 'may';
}

const table = [...roles].flatMap(([mutation, role]) =>
  'outcomes' in role ? [[mutation, role] as const] : [],
);

test.each(table)(
  'each role is allowed or refused the mutation %s as its entry says',
  async (mutation, { input, outcomes, isOnce }) => {
    await stack.reset();
    const actual: Record<string, Outcome> = {};
    for (const [caller, email] of Object.entries(callers)) {
      const outcome = await outcomeOf(mutation, input(fixtures), email);
      if (isOnce && outcome === 'may') await stack.reset();
      actual[caller] = outcome;
    }

    expect(actual).toEqual(outcomes);
  },
);
