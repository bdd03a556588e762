import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { runStep } from './runStep.ts';

const printPriority = ['node', '-p', 'os.getPriority()'];

it('gives a step of low priority the lowest', async () => {
  const { output } = await runStep(
    { name: 'lint', command: printPriority, isLowPriority: true },
    process.env,
  );
  expect(Number(output)).toBe(constants.priority.PRIORITY_LOW);
});

it('gives any other step its own priority', async () => {
  const { output } = await runStep({ name: 'tests', command: printPriority }, process.env);
  expect(Number(output)).toBe(getPriority());
});

it('fails a step whose program does not exist, with the reason', async () => {
  const { isPassed, output } = await runStep({ name: 'lint', command: ['no-such-program'] }, process.env);
  expect(isPassed).toBe(false);
  expect(output).toContain('ENOENT');
});
