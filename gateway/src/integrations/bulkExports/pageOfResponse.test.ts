import { expect, test } from 'vitest';
import { workerResponse } from '../../platform/workers/workerResponse.ts';
import { pageOfResponse, setbackSeconds } from './pageOfResponse.ts';

const path = ['viewer', 'gigs'];
const read = (response: object) => pageOfResponse(workerResponse(response), path, 2);
const errorOf = (code: string, more: object = {}) => ({ message: 'No.', extensions: { code, ...more } });
const withGigs = (gigs: object | null, errors?: object[]) => ({
  data: { viewer: { gigs } },
  ...(errors && { errors }),
});

const gigs = {
  edges: [{ node: { id: 1 } }, { node: null }],
  pageInfo: { hasNextPage: true, endCursor: 'end' },
  totalCount: 5,
};

test('a page has rows, the place where the next one begins, and what could not be read', () => {
  const hidden = { ...errorOf('FORBIDDEN'), path: ['viewer', 'gigs', 'edges', 0, 'node', 'wage'] };

  expect(read(withGigs(gigs, [hidden]))).toEqual({
    page: { rows: [{ id: 1 }, null], cursor: 'end', total: 5, missing: 1 },
  });
});

test('the last page has no place to go on', () => {
  const last = { ...gigs, pageInfo: { hasNextPage: false, endCursor: 'end' } };

  expect(read(withGigs(last))).toMatchObject({ page: { cursor: null } });
});

test.each([
  ['a refused lease', withGigs(null, [errorOf('UNAUTHENTICATED')]), { outcome: 'denied' }],
  [
    'a document that no longer fits the schema',
    { errors: [errorOf('GRAPHQL_VALIDATION_FAILED')] },
    { outcome: 'failed', failure: 'DOCUMENT', detail: 'No.' },
  ],
  [
    'a document that costs too much now',
    { errors: [errorOf('DOCUMENT_TOO_COMPLEX')] },
    { outcome: 'failed', failure: 'DOCUMENT', detail: 'No.' },
  ],
  [
    'a caller without a share left',
    { errors: [errorOf('RATE_LIMITED', { retryAfterSeconds: 7.2 })] },
    { outcome: 'paused', seconds: 8 },
  ],
  [
    'a REST API that is down',
    withGigs(gigs, [errorOf('UPSTREAM_UNAVAILABLE')]),
    { outcome: 'setback', detail: 'No.', seconds: 8 },
  ],
  [
    'a list that may not be seen',
    withGigs(null, [errorOf('FORBIDDEN')]),
    { outcome: 'failed', failure: 'FORBIDDEN', detail: 'No.' },
  ],
  [
    'arguments that are refused',
    withGigs(null, [errorOf('BAD_USER_INPUT')]),
    { outcome: 'failed', failure: 'DOCUMENT', detail: 'No.' },
  ],
  [
    'a list that is not there',
    { data: { viewer: null } },
    { outcome: 'failed', failure: 'FORBIDDEN', detail: 'The list was not found.' },
  ],
])('%s stops the run of an export', (_what, response, stop) => {
  expect(read(response)).toEqual({ stop });
});

test.each([
  [0, 2],
  [3, 16],
  [11, 300],
])('after %i setbacks, the next attempt waits %i seconds', (setbacks, seconds) => {
  expect(setbackSeconds(setbacks)).toBe(seconds);
});
