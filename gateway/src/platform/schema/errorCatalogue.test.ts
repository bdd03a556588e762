import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';
import { errorCodes } from '../errors/errorCode.ts';
import { userErrorCodes } from '../errors/userErrorCodes.ts';

const { run } = await startTestStack();

const catalogue = graphql(`
  {
    errorCatalogue {
      code
      kind
      meaning
      whatToDo
      occursIn
      isRetryable
    }
  }
`);

const { data } = await run(catalogue);
const entries = data?.errorCatalogue ?? [];

const codesOf = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ code }) => code);

test('signed-out callers can read the code of every refusal and every fault, for no REST call', async () => {
  expect(codesOf('REFUSAL')).toEqual(Object.keys(userErrorCodes));
  expect(codesOf('FAULT')).toEqual(Object.keys(errorCodes));
  expect((await run(catalogue)).calls).toEqual([]);
});

test('the texts of the error catalogue are sentences', () => {
  const texts = entries.flatMap(({ meaning, whatToDo, occursIn }) => [meaning, whatToDo, occursIn]);
  for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('codes of failures that pass by themselves are retryable', () => {
  const retryable = entries.filter(({ isRetryable }) => isRetryable).map(({ code }) => code);
  expect(retryable).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']);
});
