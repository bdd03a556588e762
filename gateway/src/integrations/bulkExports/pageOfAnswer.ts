import { z } from 'zod';
import type { StoppedRun } from './exportRunsApi.ts';

const errorSchema = z.object({
  message: z.string(),
  path: z.array(z.union([z.string(), z.int()])).optional(),
  extensions: z.object({ code: z.string(), retryAfterSeconds: z.number().optional() }),
});

const answerSchema = z.object({ data: z.unknown().optional(), errors: z.array(errorSchema).optional() });

const connectionSchema = z.object({
  edges: z.array(z.object({ node: z.record(z.string(), z.unknown()).nullable() }).nullable()),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  totalCount: z.int().optional(),
});

/** The rows of a page, and where the next one begins. */
export interface ReadPage {
  readonly rows: readonly (Readonly<Record<string, unknown>> | null)[];
  readonly cursor: string | null;
  readonly total: number | undefined;
  /** Values that are null because of an error. */
  readonly missing: number;
}

/** What came of reading a page. */
export type PageReading = { readonly page: ReadPage } | { readonly stop: StoppedRun };

/** Errors that say something about a field. All others but those of documents may pass. */
const fieldCodes = ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'];
const isOfDocument = (code: string) => /^(?:GRAPHQL|DOCUMENT)_/.test(code);

/** How long to wait after so many failed pages in a row, in seconds. */
export function setbackSeconds(setbacks: number): number {
  return Math.min(300, 2 ** (setbacks + 1));
}

const fail = (failure: 'FORBIDDEN' | 'DOCUMENT', detail: string): PageReading => ({
  stop: { outcome: 'failed', failure, detail },
});

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null,
    data,
  );
}

/**
 * The page that a response to the document of an export has, or why the run stops.
 *
 * @param path from the root to the connection
 */
export function pageOfAnswer(text: string, path: readonly string[], setbacks: number): PageReading {
  const { data, errors = [] } = answerSchema.parse(JSON.parse(text));
  const codes = errors.map(({ extensions: { code } }) => code);
  if (codes.includes('UNAUTHENTICATED')) return { stop: { outcome: 'denied' } };
  const ofDocument = errors.find(({ extensions: { code } }) => isOfDocument(code));
  if (ofDocument) return fail('DOCUMENT', ofDocument.message);
  const limited = errors.find(({ extensions: { code } }) => code === 'RATE_LIMITED');
  if (limited) {
    const seconds = Math.min(3600, Math.ceil(limited.extensions.retryAfterSeconds ?? 1));
    return { stop: { outcome: 'paused', seconds } };
  }
  const fault = errors.find(({ extensions: { code } }) => !fieldCodes.includes(code));
  if (fault) {
    return { stop: { outcome: 'setback', detail: fault.message, seconds: setbackSeconds(setbacks) } };
  }
  const connection = valueAt(data, path) ?? null;
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
