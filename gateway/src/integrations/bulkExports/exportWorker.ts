import type { Logger } from 'pino';
import { type ClaimLoop, startClaimLoop } from '../../platform/workers/claimLoop.ts';
import { workerCaller } from '../../platform/workers/runForWorker.ts';
import { restSessionOf } from '../../platform/sessions/restSessionOf.ts';
import { claimExports } from './exportRunsApi.ts';
import { type ExportSources, runExport } from './runExport.ts';

export interface ExportWorkerOptions extends ExportSources {
  /** What this gateway shares with the REST API; null when it runs no exports. */
  readonly secret: string | null;
  readonly log: Logger;
}

/**
 * Starts to run exports, which the gateways share; without a secret, it does nothing. Closing it hands over what is under
 * way after the current page.
 */
export function startExportWorker(options: ExportWorkerOptions): ClaimLoop {
  const { secret, log, exportSettings: settings } = options;
  if (secret === null) return { close: () => Promise.resolve() };
  // One for each use: a session remembers what it did.
  const rest = () => restSessionOf(workerCaller(secret), options);
  return startClaimLoop({
    name: 'exports',
    settings,
    log,
    claim: (limit) => rest().call(claimExports, { body: { limit } }),
    async work(claimed, isEnding) {
      const outcome = await runExport(claimed, options, { rest: rest(), isEnding });
      log.info({ exportId: claimed.id, outcome }, 'export run');
    },
  });
}
