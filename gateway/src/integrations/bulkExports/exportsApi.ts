import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { type ExportFormat, exportFormats, exportWire } from './exportWire.ts';

/** The caller's exports, the newest first. */
export const listExports = endpoint({
  name: 'listExports',
  method: 'GET',
  path: '/users/me/exports/',
  query: shape<PageQuery>(),
  response: paged(exportWire),
});

/** One of the caller's exports. */
export const getExport = endpoint({
  name: 'getExport',
  method: 'GET',
  path: '/users/me/exports/{id}/',
  response: exportWire,
});

/** Starts an export with the rights of the caller's session or API token. */
export const startExport = endpoint({
  name: 'startExport',
  method: 'POST',
  path: '/users/me/exports/',
  body: shape<{
    name: string;
    document: string;
    variables: Readonly<Record<string, unknown>>;
    format: ExportFormat;
    page_size: number;
    cost: number;
  }>(),
  response: exportWire,
});

export const cancelExport = endpoint({
  name: 'cancelExport',
  method: 'POST',
  path: '/users/me/exports/{id}/cancel/',
  response: exportWire,
});

/** Deletes an export with its file. */
export const deleteExport = endpoint({
  name: 'deleteExport',
  method: 'DELETE',
  path: '/users/me/exports/{id}/',
  response: noContent,
});

/** A part of the file that a link opens; the one after the last is null. */
export const getFilePart = endpoint({
  name: 'getExportFilePart',
  method: 'GET',
  path: '/exports/files/{token}/',
  query: shape<{ after: number }>(),
  response: z.object({
    name: z.string(),
    format: z.enum(exportFormats),
    bytes: z.int(),
    part: z.object({ number: z.int(), content: z.string() }).nullable(),
  }),
});

export const exportById = loader({ one: (id: number, rest) => rest.call(getExport, { path: { id } }) });
