import type { GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';
import { callerKey } from '../../platform/load/callerKey.ts';
import type { CallTime } from '../../platform/load/callTimes.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import type { DocumentChecker } from '../../platform/server/documents/documentChecker.ts';
import { runForWorker, type WorkerSources, workerCaller } from '../../platform/workers/runForWorker.ts';
import { workerResponse } from '../../platform/workers/workerResponse.ts';
import type { ExportSettings } from '../../platform/settings/exportSettings.ts';
import { exportLines } from './exportLines.ts';
import { type ExportPlan, exportPlan, pageVariables } from './exportPlan.ts';
import { type ClaimedExport, type StoppedRun, stopRun, storePage } from './exportRunsApi.ts';
import { pageOfResponse, setbackSeconds, type PageReading } from './pageOfResponse.ts';
import { UnusableExport } from './unusableExport.ts';

export interface ExportSources extends WorkerSources {
  readonly schema: GraphQLSchema;
  readonly documents: DocumentChecker;
  readonly exportSettings: ExportSettings;
}

/**
 * How long an export has to wait until at least half of its caller's time of REST calls is left for other requests.
 *
 * @returns seconds; 0 for no wait
 */
export function secondsToLeaveRoom({ left, limit, windowSeconds }: CallTime): number {
  const missing = limit / 2 - left;
  return missing <= 0 ? 0 : Math.ceil((missing * windowSeconds) / limit);
}

async function readPage(
  claimed: ClaimedExport,
  {
    plan,
    size,
    cursor,
    setbacks,
  }: { plan: ExportPlan; size: number; cursor: string | null; setbacks: number },
  sources: ExportSources,
): Promise<PageReading> {
  const signal = AbortSignal.timeout(sources.exportSettings.pageTimeout);
  const variables = { ...claimed.variables, ...pageVariables(size, cursor) };
  try {
    const text = await runForWorker(claimed.lease, { query: plan.query, variables }, sources, signal);
    return pageOfResponse(workerResponse(JSON.parse(text)), plan.path, setbacks);
  } catch (error) {
    if (!signal.aborted) throw error;
    const seconds = setbackSeconds(setbacks);
    return { stop: { outcome: 'setback', detail: 'A page took too long to read.', seconds } };
  }
}

function planOf({ document }: ClaimedExport, { documents, schema }: ExportSources): ExportPlan | StoppedRun {
  try {
    return exportPlan(documents.parse(document), schema);
  } catch (error) {
    if (!(error instanceof GraphQLError || error instanceof UnusableExport)) throw error;
    return { outcome: 'failed', failure: 'DOCUMENT', detail: error.message };
  }
}

/**
 * Reads pages of an export and adds them to its file, until it is complete or its turn is over. Each page is charged to the
 * share of the caller who started it, like any operation.
 *
 * @param rest calls the REST API as a worker
 * @param isEnding whether this process is about to end
 * @returns for the log: the state of the export, or why the run stopped
 * @throws RestError when the REST API does not answer, or the lease is over. Another worker then resumes the export
 */
export async function runExport(
  claimed: ClaimedExport,
  sources: ExportSources,
  { rest, isEnding }: { readonly rest: RestSession; readonly isEnding: () => boolean },
): Promise<string> {
  const { id, lease, format } = claimed;
  const { limits, sessions, exportSettings } = sources;
  const caller = workerCaller(lease);
  const share = limits.shareOf(() => callerKey(caller, sessions), new AbortController().signal);

  async function stop(result: StoppedRun): Promise<string> {
    await rest.call(stopRun, { path: { id }, body: { lease, result } });
    return result.outcome;
  }

  // Identifies the account, so that the first page is already charged to it.
  if ((await sessions.accountOf(caller)) === null) return stop({ outcome: 'denied' });
  const plan = planOf(claimed, sources);
  if ('outcome' in plan) return stop(plan);
  let { page_size: size, cursor } = claimed;
  for (let pages = 0; pages < exportSettings.pagesPerTurn && !isEnding(); pages += 1) {
    const seconds = secondsToLeaveRoom(share.callTime());
    if (seconds > 0) return stop({ outcome: 'paused', seconds: Math.min(3600, seconds) });
    const setbacks = pages === 0 ? claimed.setbacks : 0;
    const reading = await readPage(claimed, { plan, size, cursor, setbacks }, sources);
    if ('stop' in reading) return stop(reading.stop);
    const { rows, cursor: next, total, missing } = reading.page;
    const content = exportLines(rows, { format, columns: plan.columns, isFirst: cursor === null });
    if (Buffer.byteLength(content) > exportSettings.mostPageBytes) {
      if (size === 1) return stop({ outcome: 'failed', failure: 'TOO_LARGE', detail: 'A row is too large.' });
      size = Math.ceil(size / 4);
      continue;
    }
    const page = { content, row_count: rows.length, missing_values: missing, cursor: next };
    const { state } = await rest.call(storePage, {
      path: { id },
      body: { lease, ...page, ...(cursor === null && total !== undefined && { expected_rows: total }) },
    });
    if (state !== 'RUNNING') return state ?? 'unknown';
    cursor = next;
  }
  return stop({ outcome: 'paused', seconds: 0 });
}
