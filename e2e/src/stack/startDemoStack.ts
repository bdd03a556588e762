import { rmSync } from 'node:fs';
import { copyDemoData } from './demoData.ts';
import { type Stack, startStack } from './startStack.ts';

/**
 * Starts a stack on a copy of demo data, which goes when the stack stops.
 *
 * @param demoFolder where the demo data is
 * @param env settings beside the usual ones
 */
export async function startDemoStack(demoFolder: string, env: Record<string, string> = {}): Promise<Stack> {
  const dataFolder = copyDemoData(demoFolder);
  const stack = await startStack({ dataFolder, env });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
