import { expect, test } from 'vitest';
import { isOfflinePath } from './offlinePath.ts';

test.each([
  '/roster',
  '/locations/1/gigs/25/roster',
  '/locations/1/gigs/25/roster/',
  '/team-captain/25/roster',
])('%s opens without a connection', (path) => expect(isOfflinePath(path)).toBe(true));

test.each([
  '/',
  '/locations/1',
  '/locations/1/gigs/25',
  '/locations/1/gigs/25/roster/extra',
  '/rosters',
  '/graphql',
])('%s does not open without a connection', (path) => expect(isOfflinePath(path)).toBe(false));
