import { endpoint } from '../../platform/rest/endpoint.ts';
import { orientationWire } from './orientationWire.ts';

/** An orientation, for whoever holds its code. */
export const getOrientation = endpoint({
  name: 'getOrientation',
  method: 'GET',
  path: '/hire/orientations/{secret}/',
  response: orientationWire,
});

/** The candidate has read an item. */
export const readItem = endpoint({
  name: 'readOrientationItem',
  method: 'POST',
  path: '/hire/orientations/{secret}/items/{id}/read/',
  response: orientationWire,
});
