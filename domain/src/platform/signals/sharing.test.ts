import { expect, test } from 'vitest';
import { sharingOf } from './sharing.ts';

test.each([
  [true, false, null, 'asked'],
  [true, false, 'shared', 'shared'],
  [true, false, 'private', 'none'],
  [true, true, null, 'none'],
  [true, true, 'shared', 'none'],
  [true, true, 'private', 'none'],
  [false, false, null, 'none'],
  [false, false, 'shared', 'none'],
] as const)(
  'with a service (%s), opted out (%s) and the choice %s: %s',
  (hasService, isOptedOut, choice, sharing) => {
    expect(sharingOf({ hasService, isOptedOut, choice })).toBe(sharing);
  },
);
