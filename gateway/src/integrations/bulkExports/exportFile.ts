import type { ExportFormat } from './exportWire.ts';

const files = {
  NDJSON: { extension: 'ndjson', mediaType: 'application/x-ndjson; charset=utf-8', prefix: '' },
  // The byte order mark makes Excel read the file as UTF-8.
  CSV: { extension: 'csv', mediaType: 'text/csv; charset=utf-8', prefix: '\uFEFF' },
} as const satisfies Record<ExportFormat, { extension: string; mediaType: string; prefix: string }>;

const folder = '/exports/files/';

/** The path of a file on this server. */
export function exportPath(token: string, format: ExportFormat): string {
  return `${folder}${token}.${files[format].extension}`;
}

/** Whether a path is of the file of an export. */
export function isExportFile(path: string): boolean {
  return path.startsWith(folder);
}

/** The token of a path; null for a path that no link has. */
export function tokenOfPath(path: string): string | null {
  return /^\/exports\/files\/([\w.-]{1,200})\.(?:csv|ndjson)$/.exec(path)?.[1] ?? null;
}

/** What the file begins with, before its stored parts. */
export function prefixOf(format: ExportFormat): Buffer {
  return Buffer.from(files[format].prefix);
}

/** The size of a file whose parts have so many bytes. */
export function fileBytes({ format, bytes }: { format: ExportFormat; bytes: number }): number {
  return bytes === 0 ? 0 : prefixOf(format).length + bytes;
}

/** The headers of a file, which is saved and not opened in the page. */
export function fileHeaders({ name, format, bytes }: { name: string; format: ExportFormat; bytes: number }) {
  const { extension, mediaType } = files[format];
  const plain = name.replaceAll(/[^\w -]+/g, ' ').trim() || 'export';
  const encoded = encodeURIComponent(`${name}.${extension}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    'content-type': mediaType,
    'content-length': fileBytes({ format, bytes }),
    'content-disposition': `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${encoded}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  };
}
