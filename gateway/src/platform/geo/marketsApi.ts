import { z } from 'zod';
import { endpoint } from '../rest/endpoint.ts';
import { marketWire } from './marketWire.ts';

/** All markets, by name. */
export const listMarkets = endpoint({
  name: 'listMarkets',
  method: 'GET',
  path: '/markets/',
  response: z.array(marketWire),
});
