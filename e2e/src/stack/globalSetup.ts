import type { TestProject } from 'vitest/node';
import { startStack } from './startStack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the gateway that all journeys share. */
    url: string;
    /** Origin of its REST API. */
    upstreamUrl: string;
  }
}

/** One stack serves all journeys; each works on gigs of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack();
  project.provide('url', stack.url);
  project.provide('upstreamUrl', stack.upstreamUrl);
  return () => stack.stop();
}
