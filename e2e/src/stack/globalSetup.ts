import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../browser/launchBrowserServer.ts';
import { createDemoData, type DemoTokens } from './demoData.ts';
import { stackCount } from './stackCount.ts';
import { startDemoStack } from './startDemoStack.ts';
import type { Stack } from './startStack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The stacks that journeys share, one per worker. */
    stacks: Pick<Stack, 'url' | 'upstreamUrl'>[];
    /** Session tokens of the demo accounts, good on every stack. */
    tokens: DemoTokens;
    /** How far the clocks of the stacks are ahead of the system's, in milliseconds. */
    clockOffset: number;
    /** Folder of demo data for journeys that start a stack of their own. */
    demoFolder: string;
    /** Where the browser that all workers share takes connections. */
    browserEndpoint: string;
  }
}

const env = { SSO_SHARED_SECRET: 'the journeys and the directory share it' };

/** Seeds the demo data once, and starts one browser and one stack per worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowserServer();
  const { folder, tokens, clockOffset } = await createDemoData();
  const stacks = await Promise.all(Array.from({ length: stackCount }, () => startDemoStack(folder, env)));
  project.provide(
    'stacks',
    stacks.map(({ url, upstreamUrl }) => ({ url, upstreamUrl })),
  );
  project.provide('tokens', tokens);
  project.provide('clockOffset', clockOffset);
  project.provide('demoFolder', folder);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), ...stacks.map((stack) => stack.stop())]);
    rmSync(folder, { recursive: true, force: true });
  };
}
