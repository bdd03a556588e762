import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Step, StepResult } from './step.ts';

/** Runs the command of a step, and gathers what it prints: several run at the same time. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<StepResult> {
  const startedAt = performance.now();
  const [program = '', ...args] = step.command;
  const chunks: Buffer[] = [];
  const isPassed = await new Promise<boolean>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...step.env },
      cwd: step.folder ?? '.',
    });
    // What it starts inherits the priority.
    if (step.isLowPriority && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    }
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return { step, isPassed, output: Buffer.concat(chunks).toString(), seconds };
}
