import { expect, test } from 'vitest';
import { rateLimitHeaders } from './rateLimitHeaders.ts';

const ofCaller = { left: 117, limit: 120, fullInSeconds: 1, windowSeconds: 30 };

test('headers say what is left of the account', () => {
  expect(rateLimitHeaders({ ofCaller, ofToken: null })).toEqual({
    'ratelimit-policy': '"calls";q=120;qu="call-seconds";w=30',
    ratelimit: '"calls";r=117;t=1',
  });
});

test("headers of a request with an API token say what is left of the token's part, too", () => {
  const ofToken = { left: 0, limit: 60, fullInSeconds: 31, windowSeconds: 30 };
  expect(rateLimitHeaders({ ofCaller, ofToken })).toEqual({
    'ratelimit-policy': '"token";q=60;qu="call-seconds";w=30, "calls";q=120;qu="call-seconds";w=30',
    ratelimit: '"token";r=0;t=31, "calls";r=117;t=1',
  });
});
