import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AttachmentsTable } from '../../database/tables/postingMaterials.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** An attachment on the wire. */
export const attachmentResponse = z
  .object({
    id,
    name: z.string(),
    provider: z.literal('LOCAL').describe('Who keeps the file: this server'),
    provider_identifier: z.string(),
    created_ts: instant,
    status: z.enum(['available', 'deleted', 'pending', 'rejected']),
    resource_url: z
      .url()
      .nullable()
      .describe('Where to read the file, for an hour; null in lists and where there is no file'),
  })
  .meta({ id: 'Attachment' });

/** An attachment on the wire. */
export type AttachmentResponse = z.output<typeof attachmentResponse>;

/** The columns that the wire shows. */
export const attachmentColumns = ['id', 'name', 'provider_identifier', 'created_ts', 'status'] as const;

type AttachmentRow = Pick<Selectable<AttachmentsTable>, (typeof attachmentColumns)[number]>;

/** An attachment as the wire shows it. As JSON from a subquery its time is text. */
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
