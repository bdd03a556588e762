import { attachmentStatuses } from '@brigade/domain/schedule/attachments/attachmentStatus.ts';
import { z } from 'zod';
import { openEnumOr } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A file that a gig or a template carries. */
export const attachmentWire = z.object({
  id: z.int(),
  name: z.string(),
  provider: z.string().nullish(),
  provider_identifier: z.string().nullish(),
  created_ts: wireInstant,
  /** Pending for an unknown status: only an available file can be opened. */
  status: openEnumOr(attachmentStatuses, 'pending'),
  /** In lists only where links do not run out. */
  resource_url: z.url().nullish(),
});

export type AttachmentWire = z.infer<typeof attachmentWire>;
