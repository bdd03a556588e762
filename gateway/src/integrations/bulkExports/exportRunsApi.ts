import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { exportFormats, exportStates } from './exportWire.ts';

const claimed = z.object({
  id: z.int(),
  /** Reads with the rights of who started the export, until a minute after its last page. */
  lease: z.string(),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()),
  format: z.enum(exportFormats),
  page_size: z.int(),
  cursor: z.string().nullable(),
  row_count: z.int(),
  setbacks: z.int(),
});

/** An export that is leased to this process. */
export type ClaimedExport = z.infer<typeof claimed>;

/** A page of the file. */
export interface StoredPage {
  readonly content: string;
  readonly row_count: number;
  readonly missing_values: number;
  /** Where the next page begins; null after the last one. */
  readonly cursor: string | null;
  readonly expected_rows?: number;
}

/** Why a run stops before the end of the file. */
export type StoppedRun =
  | {
      readonly outcome: 'failed';
      readonly failure: 'FORBIDDEN' | 'DOCUMENT' | 'TOO_LARGE';
      readonly detail: string;
    }
  | { readonly outcome: 'denied' }
  | { readonly outcome: 'setback'; readonly detail: string; readonly seconds: number }
  | { readonly outcome: 'paused'; readonly seconds: number };

/** Leases exports that are due. */
export const claimExports = endpoint({
  name: 'claimExports',
  method: 'POST',
  path: '/exports/claim/',
  withoutKey: 'lease',
  body: shape<{ limit: number }>(),
  response: z.object({ results: z.array(claimed) }),
});

/** Adds a page to the file, and says how far the export is then. */
export const storePage = endpoint({
  name: 'storeExportPage',
  method: 'POST',
  path: '/exports/{id}/pages/',
  withoutKey: 'lease',
  body: shape<{ lease: string } & StoredPage>(),
  response: z.object({ state: openEnum(exportStates) }),
});

/** Ends a lease before the end of the file. */
export const stopRun = endpoint({
  name: 'stopExport',
  method: 'POST',
  path: '/exports/{id}/stop/',
  withoutKey: 'lease',
  body: shape<{ lease: string; result: StoppedRun }>(),
  response: noContent,
});
