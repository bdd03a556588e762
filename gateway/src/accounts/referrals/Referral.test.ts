import { expect, test } from 'vitest';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const document = 'query ($code: String!) { referral(code: $code) { code referrerName businessName reward } }';

test('anybody may see who passed a code on, signed in or not', async () => {
  const { data, errors } = await run(document, { variables: { code: ' copper-finch ' } });

  expect(errors).toBeUndefined();
  expect(data.referral).toEqual({
    code: 'COPPER-FINCH',
    referrerName: 'Daniel O.',
    businessName: 'Copper Finch Restaurant Group',
    reward: expect.any(String),
  });
});

test('a code that nobody has is null', async () => {
  const { data, errors } = await run(document, { variables: { code: 'nobodys' } });

  expect({ data, errors }).toEqual({ data: { referral: null }, errors: undefined });
});

test('what is no code is not asked for', async () => {
  const { data, calls } = await run(document, { variables: { code: '../users/me' } });

  expect(data).toEqual({ referral: null });
  expect(calls).toEqual([]);
});
