/** What has become of a file: announced, taken, refused, or deleted. */
export const attachmentStatuses = ['available', 'deleted', 'pending', 'rejected'] as const;

/** What has become of one file. */
export type AttachmentStatus = (typeof attachmentStatuses)[number];
