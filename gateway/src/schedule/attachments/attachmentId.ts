import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: attachmentId, keyOf: checkedAttachmentNumber } = databaseIdInput(
  'Attachment',
  'an attachment',
);
