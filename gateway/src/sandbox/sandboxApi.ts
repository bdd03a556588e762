import { endpoint, shape } from '../rest/endpoint.ts';
import { outboxWire } from './outboxWire.ts';

/** The newest messages to one address that did not leave the house. */
export const listOutbox = endpoint({
  name: 'listOutbox',
  method: 'GET',
  path: '/sandbox/outbox/',
  query: shape<{ to: string }>(),
  response: outboxWire,
});
