import './Attachment.ts';
import './createAttachment.ts';
import './deleteAttachment.ts';
import './gigAttachments.ts';
