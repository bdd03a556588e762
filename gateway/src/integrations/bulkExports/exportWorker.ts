import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { problemOfThrown } from '../../platform/server/problemOf.ts';
import { workerCaller } from '../../platform/server/runForWorker.ts';
import { restSessionOf } from '../../platform/sessions/restSessionOf.ts';
import { claimExports, type ClaimedExport } from './exportRunsApi.ts';
import { type ExportSources, runExport } from './runExport.ts';

/** Runs exports until it is closed. */
export interface ExportWorker {
  /** Claims nothing more, and hands over what is under way after its page. */
  close(): Promise<void>;
}

export interface ExportWorkerOptions extends ExportSources {
  /** What this gateway shares with the REST API; null when it runs no exports. */
  readonly secret: string | null;
  readonly log: Logger;
}

/** Starts a worker, which shares the exports with those of other gateways. Without a secret it does nothing. */
export function startExportWorker(options: ExportWorkerOptions): ExportWorker {
  const { secret, log, exportSettings: settings } = options;
  if (secret === null) return { close: () => Promise.resolve() };
  const ended = new AbortController();
  const underWay = new Set<Promise<void>>();
  // One for each use: a session remembers what it did.
  const rest = () =>
    restSessionOf(workerCaller(secret), { upstream: options.upstream, settings: options.settings });

  async function runOne(claimed: ClaimedExport): Promise<void> {
    try {
      const outcome = await runExport(claimed, options, {
        rest: rest(),
        isEnding: () => ended.signal.aborted,
      });
      log.info({ exportId: claimed.id, outcome }, 'export run');
    } catch (error) {
      log.warn({ exportId: claimed.id, ...problemOfThrown(error) }, 'export run lost');
    }
  }

  /** @returns the milliseconds until it is worth to claim again */
  async function claim(): Promise<number> {
    const limit = settings.atOnce - underWay.size;
    try {
      const { results } = await rest().call(claimExports, { body: { limit } });
      for (const claimed of results) {
        const run: Promise<void> = runOne(claimed).finally(() => underWay.delete(run));
        underWay.add(run);
      }
      return results.length === limit ? 0 : settings.claimInterval;
    } catch (error) {
      const isAbsent = error instanceof UpstreamRefusal && [401, 404].includes(error.status);
      log[isAbsent ? 'info' : 'warn'](problemOfThrown(error), 'exports cannot be claimed');
      return isAbsent ? settings.absentInterval : settings.claimInterval;
    }
  }

  async function work(): Promise<void> {
    while (!ended.signal.aborted) {
      const pause = await claim();
      // A full house makes room first.
      if (underWay.size >= settings.atOnce) await Promise.race(underWay);
      await wait(pause, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  }

  const worked = work();
  return {
    async close() {
      ended.abort();
      await worked;
      await Promise.all(underWay);
    },
  };
}
