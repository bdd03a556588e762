import { describe, expect, test } from 'vitest';
import { UpstreamRefusal, UpstreamUnreachable, type WireError } from '../rest/restError.ts';
import { userErrors, userErrorsFromWire } from './userError.ts';

function wire(error: Partial<WireError>): WireError {
  return { code: 'invalid', message: 'No.', target: null, targetValue: null, details: [], ...error };
}

function refusal(status: number, error: Partial<WireError>, retryAfterSeconds: number | null = null) {
  return new UpstreamRefusal('signIn', status, wire(error), retryAfterSeconds);
}

const paths = { email: ['email'], location_id: ['locationId'] };

describe('userErrors', () => {
  test('userErrors gives one error for each field, each at its place in the input', () => {
    const details = [
      wire({ code: 'required', message: 'Give a place.', target: 'location_id' }),
      wire({ message: 'Not an address.', target: 'email' }),
    ];
    expect(userErrors(refusal(400, { message: 'Some fields are not valid', details }), paths)).toEqual([
      { code: 'REQUIRED', message: 'Give a place.', path: ['locationId'], details: [] },
      { code: 'INVALID', message: 'Not an address.', path: ['email'], details: [] },
    ]);
  });

  test('userErrors gives an error without a place for targets that are no part of the input', () => {
    expect(userErrors(refusal(400, { target: 'page' }), paths)).toMatchObject([{ path: [] }]);
  });

  test.for([
    ['account_inactive', 403, 'ACCOUNT_INACTIVE'],
    ['already_exists', 409, 'ALREADY_EXISTS'],
    ['code_expired', 400, 'CODE_EXPIRED'],
    ['conflict', 409, 'CONFLICT'],
    ['gig_full', 409, 'GIG_FULL'],
    ['invalid', 400, 'INVALID'],
    ['invalid_code', 400, 'CODE_INVALID'],
    ['invalid_transition', 409, 'INVALID_TRANSITION'],
    ['invariant', 418, 'INVARIANT'],
    ['not_found', 404, 'NOT_FOUND'],
    ['permission_denied', 403, 'FORBIDDEN'],
    ['throttled', 429, 'RATE_LIMITED'],
    ['too_many_attempts', 429, 'TOO_MANY_ATTEMPTS'],
    ['something_new', 400, 'UNKNOWN'],
    ['something_new', 403, 'FORBIDDEN'],
    ['something_new', 404, 'NOT_FOUND'],
    ['something_new', 409, 'CONFLICT'],
    ['something_new', 418, 'INVARIANT'],
    // Older parts of the API know no codes; there the status says more.
    ['invalid', 404, 'NOT_FOUND'],
    ['invalid', 403, 'FORBIDDEN'],
    ['unknown', 409, 'CONFLICT'],
    ['unknown', 418, 'INVARIANT'],
  ] as const)('userErrors translates %s with status %i to %s', ([code, status, expected]) => {
    expect(userErrors(refusal(status, { code }))).toMatchObject([{ code: expected }]);
  });

  test.each([
    ['full names', 'schedule', 'schedule.1', 'schedule.1.wage_amount', ['lines', '1', 'wage']],
    ['parts of names', 'schedule', '1', 'wage_amount', ['lines', '1', 'wage']],
    ['an unknown innermost name', 'schedule', '1', 'speed', ['lines']],
  ] as const)('userErrors finds the field of nested details with %s', (_case, outer, middle, inner, path) => {
    const wage = wire({ message: 'Too low.', target: inner });
    const line = wire({ message: 'One line is not valid', target: middle, details: [wage] });
    const error = { message: 'The schedule is not valid', target: outer, details: [line] };
    const known = { schedule: ['lines'], 'schedule.1.wage_amount': ['lines', '1', 'wage'] };

    expect(userErrors(refusal(400, error), known)).toEqual([
      { code: 'INVALID', message: 'Too low.', path, details: [] },
    ]);
  });

  test('userErrors reports how many attempts are left as a fact, not as an error of its own', () => {
    const attempts = wire({ code: 'attempts_left', message: '4 left', target: 'code', targetValue: 4 });
    const error = { code: 'invalid_code', message: 'Wrong code.', target: 'code', details: [attempts] };
    expect(userErrors(refusal(400, error), { code: ['code'] })).toEqual([
      {
        code: 'CODE_INVALID',
        message: 'Wrong code.',
        path: ['code'],
        details: [{ name: 'attemptsLeft', value: '4' }],
      },
    ]);
  });

  test('userErrors says that a key was used for another request', () => {
    const conflict = refusal(409, { code: 'conflict', target: 'Idempotency-Key' });
    expect(userErrors(conflict)).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('userErrors reports when to retry', () => {
    expect(userErrors(refusal(429, { code: 'throttled' }, 30))).toMatchObject([
      { code: 'RATE_LIMITED', details: [{ name: 'retryAfterSeconds', value: '30' }] },
    ]);
  });

  test.for([
    refusal(401, { code: 'not_authenticated' }),
    refusal(500, { code: 'unknown' }),
    refusal(409, { code: 'conflict', target: 'Idempotency-Key' }, 1),
    new UpstreamUnreachable('signIn'),
    new TypeError('bug'),
  ])('userErrors throws what is no failure of the person again: %s', (fault) => {
    expect(() => userErrors(fault)).toThrow(fault);
  });
});

test('an error inside of an answer translates like a refusal', () => {
  expect(userErrorsFromWire(wire({ code: 'gig_full', message: 'All places are taken.' }))).toEqual([
    { code: 'GIG_FULL', message: 'All places are taken.', path: [], details: [] },
  ]);
});
