import { expect, test } from 'vitest';
import { pageHeaders } from './pageHeaders.ts';

const errorReporting = { envelopeUrl: 'https://errors.example/api/42/envelope/', publicKey: 'key' };
const analytics = { batchUrl: 'https://events.example/v1/batch', writeKey: 'writeKey' };

test('pages read from a header which services there are, and may profile themselves for error reporting', () => {
  expect(pageHeaders({ errorReporting, analytics })).toEqual({
    'server-timing': 'signals;desc="errors analytics"',
    'document-policy': 'js-profiling',
  });
  expect(pageHeaders({ errorReporting: null, analytics })).toEqual({
    'server-timing': 'signals;desc="analytics"',
  });
  expect(pageHeaders({ errorReporting: null, analytics: null })).toEqual({});
});
