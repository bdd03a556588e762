import { z } from 'zod';
import { documentError, temporaryError, type WorkerResponse } from '../../platform/workers/workerResponse.ts';
import type { StoppedRun } from './exportRunsApi.ts';
import { valueAt } from './valueAt.ts';

const connectionSchema = z.object({
  edges: z.array(z.object({ node: z.record(z.string(), z.unknown()).nullable() }).nullable()),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  totalCount: z.int().optional(),
});

/** The rows of a page, and where the next one begins. */
interface ReadPage {
  readonly rows: readonly (Readonly<Record<string, unknown>> | null)[];
  readonly cursor: string | null;
  readonly total: number | undefined;
  /** Values that are null because of an error. */
  readonly missing: number;
}

/** A page, or why the run stops. */
export type PageReading = { readonly page: ReadPage } | { readonly stop: StoppedRun };

/** How long to wait after so many failed pages in a row, in seconds. */
export function setbackSeconds(setbacks: number): number {
  return Math.min(300, 2 ** (setbacks + 1));
}

const fail = (failure: 'FORBIDDEN' | 'DOCUMENT', detail: string): PageReading => ({
  stop: { outcome: 'failed', failure, detail },
});

/**
 * The page that a response to the document of an export has, or why the run stops.
 *
 * @param path from the root to the connection
 */
export function pageOfResponse(
  answer: WorkerResponse,
  path: readonly string[],
  setbacks: number,
): PageReading {
  const { data, errors } = answer;
  if (errors.some(({ extensions: { code } }) => code === 'UNAUTHENTICATED')) {
    return { stop: { outcome: 'denied' } };
  }
  const unusable = documentError(answer);
  if (unusable) return fail('DOCUMENT', unusable.message);
  const limited = errors.find(({ extensions: { code } }) => code === 'RATE_LIMITED');
  if (limited) {
    const seconds = Math.min(3600, Math.ceil(limited.extensions.retryAfterSeconds ?? 1));
    return { stop: { outcome: 'paused', seconds } };
  }
  const temporary = temporaryError(answer);
  if (temporary) {
    return { stop: { outcome: 'setback', detail: temporary.message, seconds: setbackSeconds(setbacks) } };
  }
  const connection = valueAt(data, path);
  if (connection === null) {
    const [refusal] = errors;
    const isInput = refusal?.extensions.code === 'BAD_USER_INPUT';
    return fail(isInput ? 'DOCUMENT' : 'FORBIDDEN', refusal?.message ?? 'The list was not found.');
  }
  const { edges, pageInfo, totalCount } = connectionSchema.parse(connection);
  return {
    page: {
      rows: edges.map((edge) => edge?.node ?? null),
      cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      total: totalCount,
      missing: errors.length,
    },
  };
}
