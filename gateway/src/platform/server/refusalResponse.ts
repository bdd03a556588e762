import type { GraphQLError } from 'graphql';
import type { TooMuchLoad } from '../load/tooMuchLoad.ts';
import type { GraphQLResponse } from './createGraphQL.ts';
import type { Exchange } from './exchange.ts';
import { finish } from './resultPlugin.ts';

/** An error without what is for HTTP only. */
function toWire(error: GraphQLError): object {
  const { extensions = {}, ...wire } = error.toJSON();
  const { http: _, ...facts } = extensions;
  return { ...wire, extensions: facts };
}

/**
 * The answer to a request whose caller has used up its share, as Yoga makes it. A caller that sends too much is refused
 * often, so refusing must cost little.
 */
export function refusalResponse(
  refusal: TooMuchLoad,
  exchange: Exchange,
  contentType: string,
): GraphQLResponse {
  const { errors = [], ...result } = finish({ errors: [refusal] }, exchange);
  const body = JSON.stringify({ errors: errors.map(toWire), ...result });
  const headers = {
    ...refusal.http.headers,
    'content-type': contentType,
    'content-length': String(Buffer.byteLength(body)),
  };
  return { status: refusal.http.status, headers, body };
}
