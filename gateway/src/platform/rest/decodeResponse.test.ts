import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { decodeResponse } from './decodeResponse.ts';
import { noContent } from './noContent.ts';
import { paged } from './paged.ts';
import { UpstreamSchemaError } from './restError.ts';

const listPros = { name: 'listPros', response: paged(z.object({ uuid: z.string() })) };

function failure(decode: () => unknown): unknown {
  try {
    return decode();
  } catch (error) {
    return error;
  }
}

describe('decodeResponse', () => {
  test('decodeResponse reads the declared fields and drops all others', () => {
    const text = JSON.stringify({ count: 1, next: null, results: [{ uuid: 'a', ssn: '078-05-1120' }] });
    expect(decodeResponse(listPros, text, 'brigade')).toEqual({
      count: 1,
      hasNext: false,
      results: [{ uuid: 'a' }],
    });
  });

  test('decodeResponse names the endpoint and the places of a wrong answer, never a value of it', () => {
    const text = JSON.stringify({
      count: 1,
      results: [{ uuid: 'a' }, { uuid: 5550100, ssn: '078-05-1120' }],
    });
    const error = failure(() => decodeResponse(listPros, text, 'brigade'));
    expect(error).toBeInstanceOf(UpstreamSchemaError);
    expect(error).toMatchObject({
      endpoint: 'listPros',
      paths: ['results.1.uuid'],
      message: 'Unexpected answer of listPros: wrong shape at results.1.uuid',
    });
  });

  test.for(['<html>078-05-1120</html>', '{"count": 1, "resul'])(
    'decodeResponse says of %s no more than that it is no JSON',
    (text) => {
      const error = failure(() => decodeResponse(listPros, text, 'brigade'));
      expect(error).toMatchObject({ message: 'Unexpected answer of listPros: no JSON at $' });
      expect(error).not.toHaveProperty('cause');
    },
  );

  test('decodeResponse names at most five places', () => {
    const rows = Array.from({ length: 9 }, () => ({}));
    const error = failure(() =>
      decodeResponse(listPros, JSON.stringify({ count: 9, results: rows }), 'brigade'),
    );
    expect(error).toHaveProperty('paths.length', 5);
  });

  test('decodeResponse reads an empty answer as null', () => {
    expect(decodeResponse({ name: 'remove', response: noContent }, '', 'brigade')).toBeNull();
  });

  test("decodeResponse makes a schema that depends on the product's slug once a slug", () => {
    const response = vi.fn<(slug: string) => z.ZodType>((slug) =>
      z.object({ [`is_${slug}_admin`]: z.boolean() }),
    );
    const me = { name: 'me', response };
    expect(decodeResponse(me, '{"is_acme_admin": true}', 'acme')).toEqual({ is_acme_admin: true });
    expect(decodeResponse(me, '{"is_acme_admin": false}', 'acme')).toEqual({ is_acme_admin: false });
    expect(response).toHaveBeenCalledTimes(1);
  });
});
