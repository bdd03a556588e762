import { GraphQLError, Source } from 'graphql';
import { describe, expect, test } from 'vitest';
import { CallAborted, UpstreamRefusal, UpstreamSchemaError, UpstreamSuspended } from '../rest/restError.ts';
import { badUserInput, forbidden, unauthenticated } from './graphqlErrors.ts';
import { publicError, rootCause } from './publicError.ts';
import { requestError } from './requestError.ts';

/** As execution wraps what a resolver throws. */
function located(cause: Error): GraphQLError {
  const source = new Source('{ gig }');
  return new GraphQLError(cause.message, { source, positions: [2], path: ['gig'], originalError: cause });
}

function refusal(status: number, code: string, target: string | null): UpstreamRefusal {
  return new UpstreamRefusal('payGig', status, {
    code,
    message: 'No.',
    target,
    targetValue: null,
    details: [],
  });
}

describe('publicError', () => {
  test.for([
    [unauthenticated(), { code: 'UNAUTHENTICATED' }],
    [forbidden('blocks.manage', 'Ask an admin.'), { code: 'FORBIDDEN', permission: 'blocks.manage' }],
    [badUserInput('first must be from 1 to 100.', 'first'), { code: 'BAD_USER_INPUT', argument: 'first' }],
    [new UpstreamSuspended('getGig'), { code: 'UPSTREAM_UNAVAILABLE' }],
    [refusal(403, 'scope_missing', 'PAY'), { code: 'FORBIDDEN', scope: 'PAY' }],
    [refusal(401, 'token_expired', null), { code: 'UNAUTHENTICATED', reason: 'TOKEN_EXPIRED' }],
    [refusal(401, 'not_authenticated', null), { code: 'UNAUTHENTICATED' }],
    [new UpstreamSchemaError('getGig', 'no JSON'), { code: 'UPSTREAM_INVALID' }],
    [new CallAborted('getGig'), { code: 'INTERNAL' }],
  ] as const)('publicError keeps code and facts, and the place in the answer: %s', ([cause, extensions]) => {
    const { path, locations, ...error } = publicError(located(cause));
    expect(path).toEqual(['gig']);
    expect(locations).toEqual([{ line: 1, column: 3 }]);
    expect(error.extensions).toEqual(extensions);
  });

  test('publicError names neither endpoint nor place of an answer that did not fit', () => {
    const { message } = publicError(
      located(new UpstreamSchemaError('getGig', 'wrong shape', ['results.0.ssn'])),
    );
    expect(message).toBe('The service answered something unexpected');
  });

  test.for([
    new TypeError('Cannot read ann@brigade.example'),
    new GraphQLError('Enum "Badge" cannot represent value: "ann@brigade.example"'),
    new GraphQLError('ann@brigade.example', { extensions: { code: 'WHATEVER' } }),
  ])('publicError says nothing of what was not made for the public: %s', (cause) => {
    const error = publicError(located(cause));
    expect(error.message).toBe('Something went wrong');
    expect(error.extensions).toEqual({ code: 'INTERNAL' });
    expect(JSON.stringify(error)).not.toContain('ann@');
  });

  test('publicError says that a number of the upstream is out of range, without the number', () => {
    const { message, extensions } = publicError(
      located(new GraphQLError('Int cannot represent non 32-bit signed integer value: 3000000000')),
    );

    expect(message).toBe('The service sent a number that is out of range');
    expect(extensions).toEqual({ code: 'UPSTREAM_INVALID' });
  });

  test('publicError says the same of an error that it has been given before', () => {
    const once = publicError(located(forbidden('blocks.manage', 'Ask an admin.')));
    expect(publicError(once).toJSON()).toEqual(once.toJSON());
  });

  test('publicError lets an error of the whole request set the status, but never that of a field', () => {
    const whole = requestError(400, 'DOCUMENT_TOO_DEEP', 'Too deep.', { limit: 20 });
    expect(publicError(whole).extensions).toEqual({
      code: 'DOCUMENT_TOO_DEEP',
      limit: 20,
      http: { status: 400 },
    });
    expect(publicError(located(whole)).extensions).not.toHaveProperty('http');
  });

  test('publicError leads back to what was thrown', () => {
    const cause = new TypeError('bug');
    expect(rootCause(publicError(located(cause)))).toBe(cause);
  });

  test('publicError gives text that was thrown no chance', () => {
    expect(publicError('secret').message).toBe('Something went wrong');
  });
});
