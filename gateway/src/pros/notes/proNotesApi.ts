import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const proNoteWire = z.object({
  id: z.int(),
  location_id: z.int(),
  is_shared: z.boolean(),
  note: z.string(),
  created_by: z.object({ id: z.int(), first_name: z.string(), last_name: z.string() }),
  created_ts: wireInstant,
});

/** A note about a pro. */
export type ProNoteWire = z.infer<typeof proNoteWire>;

/** The notes about a pro that a location can read, newest first. */
export const listProNotes = endpoint({
  name: 'listProNotes',
  method: 'GET',
  path: '/staffer/pro-notes/',
  query: shape<PageQuery & { pro_id: number; location_id: number }>(),
  response: paged(proNoteWire),
});

/** Writes a note about a pro. */
export const createProNote = endpoint({
  name: 'createProNote',
  method: 'POST',
  path: '/staffer/pro-notes/',
  body: shape<{ pro_id: number; location_id: number; note: string; is_shared: boolean }>(),
  response: proNoteWire,
});

/** Deletes one. */
export const removeProNote = endpoint({
  name: 'removeProNote',
  method: 'DELETE',
  path: '/staffer/pro-notes/{id}/',
  response: noContent,
});
