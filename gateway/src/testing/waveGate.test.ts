import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCallTrace } from '../platform/rest/callTrace.ts';
import { upstreamPlan } from './upstreamPlan.ts';
import { createWaveGate } from './waveGate.ts';

/** A response that takes so many turns of the event loop. */
async function respondAfter(turns: number): Promise<void> {
  for (let left = turns; left > 0; left -= 1) await turn();
}

const trace = () => {
  const calls = createCallTrace();
  const gate = createWaveGate();
  async function call(endpoint: string, turns: number): Promise<void> {
    const { ended } = calls.started({ endpoint, method: 'GET', path: `/${endpoint}/`, query: [] });
    await gate.pass(respondAfter(turns)).finally(() => ended(200));
  }
  return { calls, call };
};

/** A gig, whose applications and location are read next; then the pros of the applications. */
async function screen(times: { gig: number; me: number; applications: number; location: number }) {
  const { calls, call } = trace();
  const branch = async () => {
    await call('gig', times.gig);
    const location = call('location', times.location);
    await call('applications', times.applications);
    await Promise.all([location, call('pro', 0), call('pro', 1)]);
  };
  await Promise.all([branch(), call('me', times.me)]);
  return upstreamPlan(calls.calls);
}

test('waves depend on which call needs which, not on which answer is faster', async () => {
  const plans = await Promise.all([
    screen({ gig: 0, me: 5, applications: 0, location: 9 }),
    screen({ gig: 5, me: 0, applications: 9, location: 0 }),
  ]);
  for (const plan of plans) {
    expect(plan).toBe(
      [
        'wave 1',
        '  GET /gig/',
        '  GET /me/',
        'wave 2',
        '  GET /applications/',
        '  GET /location/',
        'wave 3',
        '  GET /pro/ × 2',
      ].join('\n'),
    );
  }
});

test('a failure is handed on like an answer', async () => {
  const gate = createWaveGate();
  await expect(gate.pass(Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('an operation without calls has a plan that says so', () => {
  expect(upstreamPlan([])).toBe('no calls');
});
