import type { LaunchOptions } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/browser.ts';

/** A page lives for seconds, in which the optimizing compilers cost more than they save. */
const compilerFlags = '--js-flags=--no-turbofan --no-maglev';

/** How journeys start Chromium. */
export async function browserOptions(): Promise<LaunchOptions> {
  return { executablePath: await chromiumPath(), args: [...chromiumFlags, compilerFlags] };
}
