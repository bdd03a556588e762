import { describe, expect, test } from 'vitest';
import { type Failure, isDropped, isReported, isReportingOn } from './errorReporting.ts';

describe('isReported', () => {
  test.each<Failure>([
    { kind: 'refused', status: 400 },
    { kind: 'refused', status: 418 },
    { kind: 'schema' },
  ])('reports %o', (failure) => {
    expect(isReported(failure)).toBe(true);
  });

  test.each<Failure>([
    { kind: 'aborted' },
    { kind: 'network' },
    { kind: 'program' },
    ...[401, 402, 403, 404, 409, 417, 419, 422, 429, 500, 502, 503].map((status): Failure => ({
      kind: 'refused',
      status,
    })),
  ])('ignores %o', (failure) => {
    expect(isReported(failure)).toBe(false);
  });
});

describe('isDropped', () => {
  test.each([
    'https://zoom.us/j/123',
    'https://us02web.zoom.us/j/123',
    'https://meet.google.com/abc-defg-hij',
    'https://teams.microsoft.com/l/meetup-join/1',
    'https://teams.live.com/meet/1',
    'https://brigade.webex.com/meet/chef',
    '/dashboards/schema-context/',
    '/staffer/dashboards/7/schema-context',
    'https://api.example/api/dashboards/marketplace/schema-context/?location=1',
  ])('drops what is tied to %s, whatever else it is tied to', (address) => {
    expect(isDropped(['/gigs/', address])).toBe(true);
  });

  test.each([
    [[]],
    [['/dashboards/marketplace/']],
    [['/schema-context/']],
    [['/dashboards/schema-context/columns/']],
    [['https://notzoom.us/j/1', 'https://zoom.us.example/']],
    [['https://google.com/', '/gigs/{gig_id}/']],
  ])('keeps what is tied to %j', (addresses) => {
    expect(isDropped(addresses)).toBe(false);
  });
});

test.each([
  ['local', false],
  ['production', true],
  ['staging', true],
  ['development', true],
  ['automation', true],
  ['test', true],
])('reporting in %s is on: %s', (environment, isOn) => {
  expect(isReportingOn(environment)).toBe(isOn);
});
