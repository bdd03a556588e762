import { endpoint } from '../../platform/rest/endpoint.ts';
import { orientationWire } from './orientationWire.ts';

/** Fetches an orientation by its code. */
export const getOrientation = endpoint({
  name: 'getOrientation',
  method: 'GET',
  path: '/hire/orientations/{secret}/',
  response: orientationWire,
});

/** Marks an item as read. */
export const readItem = endpoint({
  name: 'readOrientationItem',
  method: 'POST',
  path: '/hire/orientations/{secret}/items/{id}/read/',
  response: orientationWire,
});
