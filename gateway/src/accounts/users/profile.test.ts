import { beforeEach, expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

beforeEach(reset);

const updateProfile = graphql(`
  mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        fullName
        smsOptIn
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

async function update(input: VariablesOf<typeof updateProfile>['input']) {
  const { data, errors, calls } = await run(updateProfile, { as: 'manager', variables: { input } });
  expect(errors).toBeUndefined();
  return { ...present(data).updateProfile, calls };
}

test('updateProfile changes the given fields and leaves the rest unchanged, in one call', async () => {
  const { viewer, errors, calls } = await update({ firstName: ' Helena ' });

  expect({ viewer, errors }).toMatchObject({ viewer: { fullName: 'Helena Marchetti' }, errors: [] });
  expect(calls).toHaveLength(1);
});

test('updateProfile turns text messages on and off', async () => {
  expect(await update({ smsOptIn: true })).toMatchObject({ viewer: { smsOptIn: true } });
  expect(await update({ smsOptIn: false })).toMatchObject({ viewer: { smsOptIn: false } });
});

test('updateProfile reports all errors at once, without an upstream request', async () => {
  const { viewer, errors, calls } = await update({ firstName: ' ', lastName: 'x'.repeat(101) });

  expect(viewer).toBeNull();
  expect(errors).toEqual([
    { code: 'REQUIRED', message: 'This field is required', path: ['firstName'] },
    { code: 'INVALID', message: 'At most 100 characters', path: ['lastName'] },
  ]);
  expect(calls).toEqual([]);
});

test('updateProfile requires a phone number for text messages', async () => {
  await upstream.database.updateTable('users').set({ phone_number: null }).where('id', '=', 3).execute();

  expect((await update({ smsOptIn: true })).errors).toMatchObject([{ code: 'INVALID', path: ['smsOptIn'] }]);
});
