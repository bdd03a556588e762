import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AttachmentsTable } from './attachmentTables.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** The response schema of an attachment. */
export const attachmentResponse = z
  .object({
    id,
    name: z.string(),
    provider: z.literal('LOCAL').describe('The storage of the file: this server'),
    provider_identifier: z.string(),
    created_ts: instant,
    status: z.enum(['available', 'deleted', 'pending', 'rejected']),
    resource_url: z
      .url()
      .nullable()
      .describe('The download link, which works for an hour; null in lists and without a file'),
  })
  .meta({ id: 'Attachment' });

export type AttachmentResponse = z.output<typeof attachmentResponse>;

export const attachmentColumns = ['id', 'name', 'provider_identifier', 'created_ts', 'status'] as const;

type AttachmentRow = Pick<Selectable<AttachmentsTable>, (typeof attachmentColumns)[number]>;

/** The response of an attachment. In JSON from a subquery, its time is text. */
export function toAttachment(
  row: Omit<AttachmentRow, 'created_ts'> & { created_ts: Date | string },
  resourceUrl: string | null = null,
): AttachmentResponse {
  return {
    id: row.id,
    name: row.name,
    provider: 'LOCAL',
    provider_identifier: row.provider_identifier,
    created_ts: new Date(row.created_ts).toISOString(),
    status: row.status,
    resource_url: resourceUrl,
  };
}
