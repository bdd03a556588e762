import { describe, expect, test } from 'vitest';
import { payloadOf } from './payloadOf.ts';

const responseWith = (data: unknown, ...codes: string[]) =>
  JSON.stringify({
    data,
    errors: codes.map((code) => ({ message: `It is ${code}`, path: ['node', 'pay'], extensions: { code } })),
  });

describe('a payload', () => {
  test('a payload is what was selected', () => {
    expect(payloadOf(responseWith({ node: { id: 'x' } }))).toEqual({ payload: { data: { id: 'x' } } });
  });

  test('a payload has the errors of fields that its API token may not read', () => {
    expect(payloadOf(responseWith({ node: { pay: null } }, 'FORBIDDEN'))).toEqual({
      payload: {
        data: { pay: null },
        errors: [{ message: 'It is FORBIDDEN', path: ['pay'], extensions: { code: 'FORBIDDEN' } }],
      },
    });
  });
});

test.each(['NOT_FOUND', 'FORBIDDEN'])('what the API token cannot see (%s) is skipped', (code) => {
  expect(payloadOf(responseWith({ node: null }, code))).toEqual({ result: { outcome: 'skipped' } });
});

test('a node of another type is skipped', () => {
  expect(payloadOf(responseWith({ node: null }))).toEqual({ result: { outcome: 'skipped' } });
});

test.each([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_INVALID',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'INTERNAL',
])('%s is a reason to read a payload later', (code) => {
  for (const data of [null, { node: null }, { node: { pay: null } }]) {
    expect(payloadOf(responseWith(data, code))).toEqual({
      result: { outcome: 'failed', failure: 'READING' },
    });
  }
});

test.each([
  ['a selection that does not fit the schema', responseWith(null, 'GRAPHQL_VALIDATION_FAILED')],
  ['a selection that costs too much', responseWith(null, 'DOCUMENT_TOO_COMPLEX')],
  ['an argument that is out of range', responseWith({ node: null }, 'BAD_USER_INPUT')],
  ['a payload of more than 500,000 bytes', responseWith({ node: { text: 'x'.repeat(500_001) } })],
])('%s makes a payload unreadable', (_what, text) => {
  expect(payloadOf(text)).toMatchObject({ result: { outcome: 'unreadable' } });
});
