/** The state of a file: announced, taken, refused, or deleted. */
export const attachmentStatuses = ['available', 'deleted', 'pending', 'rejected'] as const;

/** The state of one file. */
export type AttachmentStatus = (typeof attachmentStatuses)[number];
