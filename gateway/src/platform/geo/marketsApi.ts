import { endpoint, shape } from '../rest/endpoint.ts';
import { paged, type PageQuery } from '../rest/paged.ts';
import { marketWire } from './marketWire.ts';

/** All markets, by name. */
export const listMarkets = endpoint({
  name: 'listMarkets',
  method: 'GET',
  path: '/markets/',
  query: shape<PageQuery>(),
  response: paged(marketWire),
});
