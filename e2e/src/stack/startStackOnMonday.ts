import { rmSync } from 'node:fs';
import { newDataFolder } from './demoData.ts';
import { nextTimeOfWeek } from './nextTimeOfWeek.ts';
import { type Stack, startStack } from './startStack.ts';

/**
 * Starts a stack with demo data of its own on a Monday morning: the week that has ended waits to be paid, and a new one
 * begins. It takes longer than a copy of the data that begin on Saturday.
 */
export async function startStackOnMonday(): Promise<Stack> {
  const dataFolder = newDataFolder();
  const stack = await startStack({
    dataFolder,
    env: { DEMO_TIME: nextTimeOfWeek(1, '09:00').toString() },
  });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
