import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

describe('returnPath', () => {
  test.each([
    '/',
    '/locations/3',
    '/locations/3?statuses=ready,completed&search=a%20b',
    '/locations/3#top',
    '/a//b',
    '/search?next=https://evil.example',
    '/@user:8080/x',
  ])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test('normalises a path inside the origin', () => {
    expect(returnPath('/locations/../settings')).toBe('/settings');
    expect(returnPath('/a\\b')).toBe('/a/b');
  });

  test.each([
    undefined,
    null,
    '',
    ' ',
    'locations/3',
    ' /locations',
    '?a=1',
    '#a',
    'https://evil.example',
    'https://evil.example/locations',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\\\evil.example',
    '//user@evil.example',
    '//',
    '//[',
  ])('turns %j into "/"', (value) => {
    expect(returnPath(value)).toBe('/');
  });

  test('never leads off the origin, and is steady', () => {
    const home = 'https://brigade.example';
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '\t',
        '\n',
        '@',
        ':',
        'evil.example',
        'a',
        '?',
        '#',
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          nasty.map((parts) => `/${parts.join('')}`),
          fc.webUrl(),
        ),
        (value) => {
          const path = returnPath(value);
          expect(new URL(path, home).origin).toBe(home);
          // Anyone who joins or resolves it once more stays there too.
          expect(new URL(home + path).origin).toBe(home);
          expect(returnPath(path)).toBe(path);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
