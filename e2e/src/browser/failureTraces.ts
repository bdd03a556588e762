import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright';

const folder = fileURLToPath(new URL('../../../.cache/journeys/', import.meta.url));

/** The page before and after each step, which take a tenth of the time of a run. */
const snapshots = process.env['BRIGADE_TRACE_SNAPSHOTS'] === '1';

/** Starts to record what happens in a context; no screenshots, which would cost more than everything else. */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots });
}

/**
 * Saves a screenshot of every open page and the trace of every context.
 *
 * @param test the full name of the test
 * @returns the paths
 */
export async function saveFailure(test: string, contexts: readonly BrowserContext[]): Promise<string[]> {
  const target = join(folder, test.replaceAll(/[^\w]+/g, '-').slice(0, 120));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const saved = contexts.map(async (context, index) => {
    const pictures = context.pages().map(async (page, number) => {
      const path = join(target, `page-${index + 1}-${number + 1}.png`);
      await page.screenshot({ path });
      return path;
    });
    const shown = await Promise.all(pictures);
    const trace = join(target, `trace-${index + 1}.zip`);
    await context.tracing.stop({ path: trace });
    // A page that is kept open may fail again.
    await startTrace(context);
    return [...shown, trace];
  });
  return (await Promise.all(saved)).flat();
}
