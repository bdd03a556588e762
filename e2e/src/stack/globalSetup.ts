import type { TestProject } from 'vitest/node';
import { signInByApi } from './signInByApi.ts';
import { startStack } from './startStack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the gateway that all journeys share. */
    url: string;
    /** Origin of its REST API. */
    upstreamUrl: string;
    /** Session tokens by demo account: codes may be asked for only every 30 seconds, so each signs in once. */
    tokens: Record<'admin' | 'owner' | 'group' | 'manager' | 'member' | 'onsite', string>;
  }
}

/** One stack serves all journeys; each works on gigs of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack();
  const [admin, owner, group, manager, member, onsite] = await Promise.all([
    // By phone: a journey asks for a code to the address.
    signInByApi(stack, '+16465550101'),
    signInByApi(stack, 'owner@brigade.example'),
    signInByApi(stack, 'group@brigade.example'),
    signInByApi(stack, 'manager@brigade.example'),
    signInByApi(stack, 'member@brigade.example'),
    signInByApi(stack, 'onsite@brigade.example'),
  ]);
  project.provide('url', stack.url);
  project.provide('upstreamUrl', stack.upstreamUrl);
  project.provide('tokens', { admin, owner, group, manager, member, onsite });
  return () => stack.stop();
}
