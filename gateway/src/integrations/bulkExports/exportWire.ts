import { z } from 'zod';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** The formats of a file. */
export const exportFormats = ['NDJSON', 'CSV'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** How far an export is. */
export const exportStates = ['WAITING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELED'] as const;

/** Why an export failed. */
export const exportFailures = [
  'TOKEN_REVOKED',
  'TOKEN_EXPIRED',
  'SESSION_ENDED',
  'ACCOUNT_INACTIVE',
  'ACCESS_CHANGED',
  'FORBIDDEN',
  'DOCUMENT',
  'TOO_LARGE',
  'UNAVAILABLE',
] as const;

export const exportWire = z.object({
  id: z.int(),
  name: z.string(),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()),
  format: z.enum(exportFormats),
  cost: z.int(),
  state: openEnum(exportStates),
  failure: openEnum(exportFailures).nullable(),
  failure_detail: z.string().nullable(),
  rows: z.int(),
  bytes: z.int(),
  expected_rows: z.int().nullable(),
  missing_values: z.int(),
  created_ts: wireInstant,
  finished_ts: wireInstant.nullable(),
  expires_ts: wireInstant.nullable(),
  file: z.object({ token: z.string(), expires_ts: wireInstant }).nullable(),
});

export type ExportWire = z.infer<typeof exportWire>;
