import { z } from 'zod';
import { endpoint, shape } from '../rest/endpoint.ts';
import { wireInstant } from '../schema/wireTime.ts';

/** A link with which one image can be uploaded. */
export const createUploadLink = endpoint({
  name: 'createUploadLink',
  method: 'POST',
  path: '/uploads/links/',
  body: shape<{ preset: 'location_images' }>(),
  response: z.object({ token: z.string(), expires_ts: wireInstant, max_bytes: z.int() }),
});

/** The response to an upload. */
export const uploadedWire = z.object({ public_id: z.string() });
