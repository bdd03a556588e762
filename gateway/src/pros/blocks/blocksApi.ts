import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { proBlockWire } from './proBlockWire.ts';

/** The blocks that hold at a location. */
export const listBlocks = endpoint({
  name: 'listBlocks',
  method: 'GET',
  path: '/staffer/pro-blocks/',
  query: shape<PageQuery & { location_id: number; gigster_id?: number }>(),
  response: paged(proBlockWire),
});

/** Keeps a pro from working at locations; cancels what the pro has there and has not started. */
export const addBlock = endpoint({
  name: 'addBlock',
  method: 'POST',
  path: '/staffer/pro-block/',
  body: shape<{
    gigster_id: number;
    location_ids: readonly number[];
    reason: string;
    feedback: string | null;
  }>(),
  response: noContent,
});

/** Lifts a block at one location. */
export const removeBlock = endpoint({
  name: 'removeBlock',
  method: 'DELETE',
  path: '/staffer/pro-block/{id}/',
  query: shape<{ location_id: number }>(),
  response: noContent,
});
