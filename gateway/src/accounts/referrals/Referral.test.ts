import { expect, onTestFinished, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { reset, run } = await startTestStack();

const document = graphql(`
  query ($code: String!) {
    referral(code: $code) {
      code
      referrerName
      businessName
      reward
    }
  }
`);

test('referral returns the referrer to signed-in and signed-out callers', async () => {
  const { data, errors } = await run(document, { variables: { code: ' copper-finch ' } });

  expect(errors).toBeUndefined();
  expect(data?.referral).toEqual({
    code: 'COPPER-FINCH',
    referrerName: 'Daniel O.',
    businessName: 'Copper Finch Restaurant Group',
    reward: expect.any(String),
  });
});

test('referral returns null for an unknown code', async () => {
  const { data, errors } = await run(document, { variables: { code: 'nobodys' } });

  expect({ data, errors }).toEqual({ data: { referral: null }, errors: undefined });
});

test('referral returns null for a malformed code without a call', async () => {
  const { data, calls } = await run(document, { variables: { code: '../users/me' } });

  expect(data).toEqual({ referral: null });
  expect(calls).toEqual([]);
});

test('referral returns RATE_LIMITED after ten unknown codes from one network', async () => {
  onTestFinished(reset);
  for (let tried = 0; tried < 10; tried += 1) {
    await run(document, { variables: { code: `unknown-${tried}` } });
  }

  const { data, errors } = await run(document, { variables: { code: 'copper-finch' } });

  expect(data).toEqual({ referral: null });
  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
});
