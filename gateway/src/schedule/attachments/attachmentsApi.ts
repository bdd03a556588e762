import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';
import { attachmentWire } from './attachmentWire.ts';

const getAttachment = endpoint({
  name: 'getAttachment',
  method: 'GET',
  path: '/attachments/{id}/',
  response: attachmentWire,
});

export const attachmentById = loader({
  one: (id: number, rest) => rest.call(getAttachment, { path: { id } }),
});

const uploadWire = z.object({ token: z.string(), expires_ts: wireInstant, max_bytes: z.int() });

/** Where the file of a new attachment is to be sent. */
export type AttachmentUploadWire = z.infer<typeof uploadWire>;

/** Announces a file; its bytes are sent by the link. */
export const addAttachment = endpoint({
  name: 'addAttachment',
  method: 'POST',
  path: '/attachments/',
  body: shape<{ name: string; location_id: number }>(),
  response: attachmentWire.extend({ upload: uploadWire }),
});

/** Deletes a file; its name stays on record. */
export const removeAttachment = endpoint({
  name: 'removeAttachment',
  method: 'DELETE',
  path: '/attachments/{id}/',
  response: noContent,
});
