import { expect, test } from 'vitest';
import { Fault } from '../relay/Fault.ts';
import { reportedFailure } from './failureOf.ts';

const here = ['https://brigade.example/locations/1/home', ''];

function network(cause: unknown): Fault {
  const fault = new Fault('NETWORK', 'The server could not be reached.');
  fault.cause = cause;
  return fault;
}

test.each([
  ['UNREADABLE', { kind: 'schema' }],
  ['BAD_REQUEST', { kind: 'refused', status: 400 }],
  ['PERSISTED_DOCUMENT_NOT_FOUND', { kind: 'refused', status: 400 }],
  ['GRAPHQL_VALIDATION_FAILED', { kind: 'refused', status: 400 }],
  ['DOCUMENT_TOO_LARGE', { kind: 'refused', status: 400 }],
])('the failure %s is reported as %o', (code, failure) => {
  expect(reportedFailure(new Fault(code, 'Ann', 'request-1'), here)).toEqual({
    failure,
    requestId: 'request-1',
  });
});

test.each([
  ['a program that fails', new TypeError('Ann')],
  ['no error', undefined],
  ['a page that is left', network(new DOMException('left', 'AbortError'))],
  ['a connection that fails', network(new TypeError('Failed to fetch'))],
  ['what the gateway reports itself', new Fault('UPSTREAM_INVALID', 'Unexpected')],
  ['an ended session', new Fault('UNAUTHENTICATED', 'Sign in')],
])('%s is not reported', (_, error) => {
  expect(reportedFailure(error, here)).toBeNull();
});

test('what comes from a video meeting is dropped', () => {
  const fault = new Fault('UNREADABLE', 'No data');
  expect(reportedFailure(fault, [...here, 'https://us02web.zoom.us/'])).toBeNull();
});
