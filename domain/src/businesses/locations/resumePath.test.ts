import { expect, test } from 'vitest';
import { resumePath } from './resumePath.ts';

test.each([
  [null, '/locations/7'],
  ['', '/locations/7'],
  ['/', '/locations/7'],
  ['gigs-add', '/locations/7/gigs-add'],
  ['billing?mode=add-custom', '/locations/7/billing?mode=add-custom'],
  ['/locations/3/info', '/locations/7/info'],
  ['/locations/3', '/locations/7'],
  ['/locations/3?stage=OPEN', '/locations/7?stage=OPEN'],
  ['/locations/add', '/locations/add'],
  ['/settings#sessions', '/settings#sessions'],
  ['//evil.example', '/locations/7'],
  ['/\\evil.example', '/locations/7'],
  ['https://evil.example', '/locations/7/https://evil.example'],
  ['../../..//evil.example', '/locations/7'],
])('%j goes on at %s', (resumeWith, path) => {
  expect(resumePath(resumeWith, 7)).toBe(path);
});
