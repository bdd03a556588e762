import type { RouteFactory } from '../../platform/server/route.ts';
import { createAttachment } from './createAttachment.ts';
import { deleteAttachment } from './deleteAttachment.ts';
import { getAttachment } from './getAttachment.ts';

/** The routes for attachments, in the order of the documentation. */
export const attachmentsRoutes: readonly RouteFactory[] = [createAttachment, getAttachment, deleteAttachment];
