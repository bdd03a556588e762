import { expect, test } from 'vitest';
import { candidateCode } from '../../../hiring/candidateCodes/candidateCode.ts';
import { startDemoUpstream } from '../../../testing/startDemoUpstream.ts';
import { demoCodes } from './candidateRows.ts';

const { url } = await startDemoUpstream();

test.each([
  ['COPP-ERFI-NCH7', demoCodes.interview],
  ['SALT-BOXV-IDEO', demoCodes.videoInterview],
  ['ORIE-NTAT-ION5', demoCodes.orientation],
])('accepts %s for %s', (typed, code) => {
  expect(candidateCode.parse(typed)).toBe(code);
});

test.each([
  [`interviews/${demoCodes.interview}`, { status: 'INVITED', start_time: '2026-03-05T23:00:00.000Z' }],
  [`interviews/${demoCodes.videoInterview}`, { status: 'CONFIRMED', wage: 0 }],
  [`orientations/${demoCodes.orientation}`, { title: 'Before your first day', completed_ts: null }],
])('%s is available to its candidate', async (path, expected) => {
  const response = await fetch(`${url}/api/hire/${path}/`);

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject(expected);
});
