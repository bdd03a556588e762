import { expect, it } from 'vitest';
import { runSteps } from './runSteps.ts';
import type { Step } from './step.ts';

function step(name: string, more: Partial<Step> = {}): Step {
  return { name, command: [name], ...more };
}

/** Runs steps of which each takes a moment; says what began and ended. */
async function record(steps: readonly Step[], limit: number) {
  const log: string[] = [];
  const results = await runSteps(steps, {
    limit,
    async run(one) {
      log.push(`+${one.name}`);
      await new Promise((resolve) => setImmediate(resolve));
      return { step: one, isPassed: one.name !== 'bad', output: '', seconds: 0 };
    },
    onDone: ({ step: { name } }) => log.push(`-${name}`),
  });
  return { log, names: results.map((result) => result.step.name) };
}

it('runs as many steps at the same time as the limit allows', async () => {
  const { log, names } = await record([step('a'), step('b'), step('c')], 2);
  expect(log).toEqual(['+a', '+b', '-a', '+c', '-b', '-c']);
  expect(names).toEqual(['a', 'b', 'c']);
});

it('starts a step after those that it names, even if they fail', async () => {
  const { log } = await record([step('last', { after: ['bad'] }), step('bad')], 4);
  expect(log).toEqual(['+bad', '-bad', '+last', '-last']);
});

it('runs a step that divides its work by itself alone', async () => {
  const { log } = await record([step('tests', { isAlone: true }), step('a'), step('b')], 4);
  expect(log).toEqual(['+a', '+b', '-a', '-b', '+tests', '-tests']);
});

it('runs one step of low priority at a time beside all others, also beside the one that runs alone', async () => {
  const low = { isLowPriority: true };
  const { log } = await record([step('lint', low), step('types', low), step('tests', { isAlone: true })], 1);
  expect(log).toEqual(['+lint', '+tests', '-lint', '+types', '-tests', '-types']);
});

it('fails when steps wait for one that is not there', async () => {
  await expect(record([step('a', { after: ['nothing'] })], 2)).rejects.toThrow('Nothing comes before a');
});
