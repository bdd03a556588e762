import { describe, expect, test } from 'vitest';
import { decodeError } from './decodeError.ts';

function decode(status: number, body: unknown, retryAfterSeconds: number | null = null) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return decodeError('getGig', { status, text, retryAfterSeconds });
}

const plain = { target: null, targetValue: null, details: [] };

describe('decodeError', () => {
  test("decodeError keeps the API's own shape whole, details included", () => {
    const detail = { code: 'attempts_left', message: '4 tries left', target: 'code', target_value: 4 };
    const body = {
      error: { code: 'invalid_code', message: 'Wrong code', target: 'code', details: [detail] },
    };
    expect(decode(400, body).error).toEqual({
      code: 'invalid_code',
      message: 'Wrong code',
      target: 'code',
      targetValue: null,
      details: [
        { code: 'attempts_left', message: '4 tries left', target: 'code', targetValue: 4, details: [] },
      ],
    });
  });

  test('decodeError keeps the message and the target of details at every depth', () => {
    const wage = { code: 'minimum', message: 'Too low.', target: 'wage_amount', target_value: 3 };
    const line = { code: 'invalid', message: 'One line is not valid', target: '1', details: [wage] };
    const error = { code: 'invalid', message: 'Not valid', target: 'schedule', details: [line] };

    expect(decode(400, { error }).error.details).toEqual([
      {
        code: 'invalid',
        message: 'One line is not valid',
        target: '1',
        targetValue: null,
        details: [
          { code: 'minimum', message: 'Too low.', target: 'wage_amount', targetValue: 3, details: [] },
        ],
      },
    ]);
  });

  test.for(['message', 'detail', 'reason'])('decodeError reads the legacy shape "%s" as invalid', (key) => {
    expect(decode(400, { [key]: 'No.' }).error).toEqual({ code: 'invalid', message: 'No.', ...plain });
  });

  test('decodeError reads one field-keyed list as one invalid field', () => {
    const field = { code: 'invalid', message: 'Taken. Too short.', target: 'email', targetValue: null };
    expect(decode(400, { email: ['Taken.', 'Too short.'] }).error).toEqual({
      ...field,
      details: [{ ...field, details: [] }],
    });
  });

  test('decodeError reads several field-keyed lists as one error with a detail for each field', () => {
    const { error } = decode(400, { email: ['Taken.'], non_field_errors: ['Try again.'] });
    expect(error).toMatchObject({ code: 'invalid', message: 'Some fields are not valid', target: null });
    expect(error.details).toEqual([
      { code: 'invalid', message: 'Taken.', ...plain, target: 'email' },
      { code: 'invalid', message: 'Try again.', ...plain },
    ]);
  });

  test.for([
    [500, { error: { code: 'oops', message: 'Traceback (most recent call last)' } }],
    [502, '<html>Bad gateway</html>'],
    [400, ''],
    [400, '<html>'],
    [400, '{}'],
    [400, '[]'],
    [400, 'null'],
    [400, { error: 'text', other: 1 }],
  ] as const)('decodeError calls a %i of %j an unknown error', ([status, body]) => {
    expect(decode(status, body).error).toEqual({ code: 'unknown', message: 'Unknown error', ...plain });
  });

  test('decodeError recognizes 401, 403 and 404 whatever the body', () => {
    expect(decode(401, '').isUnauthenticated).toBe(true);
    expect(decode(403, { detail: 'No.' }).isForbidden).toBe(true);
    expect(decode(404, '<html>').isNotFound).toBe(true);
    expect(decode(409, '').isNotFound).toBe(false);
  });

  test.for([
    { error: { code: 'PAYMENT_METHOD_DOES_NOT_EXIST', message: 'Add a card.' } },
    { detail: 'PAYMENT_METHOD_DOES_NOT_EXIST' },
    {
      error: {
        code: 'invalid',
        message: 'No.',
        details: [{ code: 'PAYMENT_METHOD_DOES_NOT_EXIST', message: 'Add a card.' }],
      },
    },
    { error: { id: 'PAYMENT_METHOD_DOES_NOT_EXIST', message: 'Add a card.' } },
    { error: { code: 'invalid', error_id: 'PAYMENT_METHOD_DOES_NOT_EXIST', message: 'Add a card.' } },
    { error_id: 'PAYMENT_METHOD_DOES_NOT_EXIST', message: 'Add a card.' },
    { id: 'PAYMENT_METHOD_DOES_NOT_EXIST', detail: 'Add a card.' },
    {
      error: {
        code: 'invalid',
        message: 'No.',
        details: [
          {
            code: 'invalid',
            message: 'No.',
            details: [{ code: 'PAYMENT_METHOD_DOES_NOT_EXIST', message: 'Add a card.' }],
          },
        ],
      },
    },
  ])('decodeError recognizes a missing payment method in %j', (body) => {
    expect(decode(400, body).isPaymentMethodMissing).toBe(true);
  });

  test('decodeError keeps when to come back', () => {
    expect(decode(429, { error: { code: 'throttled', message: 'Slow down.' } }, 30).retryAfterSeconds).toBe(
      30,
    );
  });
});
