import { describe, expect, test } from 'vitest';
import { valueOrNull } from './caught.ts';

const failed = (...errors: unknown[]) => ({ ok: false, errors }) as const;

describe('valueOrNull', () => {
  test('valueOrNull gives the value', () => {
    expect(valueOrNull({ ok: true, value: 7 })).toBe(7);
    expect(valueOrNull({ ok: true, value: null })).toBeNull();
  });

  test.each(['NOT_FOUND', 'BAD_USER_INPUT'])('gives null for what is not there: %s', (code) => {
    expect(valueOrNull(failed({ path: ['gig'], extensions: { code } }))).toBeNull();
  });

  test('throws every other failure with its code and request id', () => {
    const error = { extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'request-4' } };
    expect(() => valueOrNull(failed(error))).toThrow(
      expect.objectContaining({ code: 'UPSTREAM_TIMEOUT', requestId: 'request-4' }),
    );
  });

  test.each([undefined, null, {}, { extensions: null }, { extensions: { code: 4 } }])(
    'throws an unknown failure for an error without a code: %j',
    (error) => {
      expect(() => valueOrNull(failed(error))).toThrow(expect.objectContaining({ code: 'UNKNOWN' }));
    },
  );
});
