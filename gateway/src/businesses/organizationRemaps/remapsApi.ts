import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { remapWire } from './remapWire.ts';

/** What moving a location to another organization would change. */
export const previewRemap = endpoint({
  name: 'previewRemap',
  method: 'GET',
  path: '/locations/{locationId}/org-remap/',
  query: shape<{ organization_id: number }>(),
  response: remapWire,
});

/** Moves it. */
export const remapLocation = endpoint({
  name: 'remapLocation',
  method: 'POST',
  path: '/locations/{locationId}/org-remap/',
  body: shape<{ organization_id: number }>(),
  response: noContent,
});

/** The organizations that the caller could move it to, by name. */
export const listRemapTargets = endpoint({
  name: 'listRemapTargets',
  method: 'GET',
  path: '/locations/{locationId}/org-remap/organizations/',
  query: shape<PageQuery & { search?: string }>(),
  response: paged(z.object({ id: z.int(), name: z.string() })),
});
