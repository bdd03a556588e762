import { RequestCache } from '@pothos/plugin-scope-auth';
import type { ExecutionResult } from 'graphql';
import { TooMuchLoad } from '../load/tooMuchLoad.ts';
import type { GraphQLResponse, GraphQLOptions, HttpFacts } from './createGraphQL.ts';
import type { ResolvedDocument } from './documents/resolveDocument.ts';
import type { Exchange } from './exchange.ts';
import type { Compiler } from './operationCompiler.ts';
import { refusalResponse } from './refusalResponse.ts';
import { finish } from './resultPlugin.ts';

const json = 'application/json';
const graphqlJson = 'application/graphql-response+json';

/** The media type that Yoga would negotiate for a value of Accept, by the values that clients usually send. */
const mediaTypes = new Map([
  ['', json],
  ['*/*', json],
  [json, json],
  [graphqlJson, graphqlJson],
  [`${graphqlJson}, ${json}`, graphqlJson],
]);

/** The outcome of a request: a response, a result that Yoga must respond with, or neither: it was not run. */
interface PlainOutcome {
  readonly response?: GraphQLResponse;
  readonly result?: ExecutionResult;
}

/**
 * Responds to a POST of JSON whose operation is compiled and succeeds, or whose caller has used up its share, without a
 * Request, a Response and streams in between.
 *
 * @returns runs a request as far as it is plain.
 */
export function createPlainPipeline(
  { contextOf }: Pick<GraphQLOptions, 'contextOf'>,
  compiledFor: Compiler,
): (exchange: Exchange, http: HttpFacts, admit: () => Promise<ResolvedDocument>) => Promise<PlainOutcome> {
  return async (exchange, { method, accept = '' }, admit) => {
    const mediaType = mediaTypes.get(accept);
    if (mediaType === undefined || method !== 'POST') return {};
    const contentType = `${mediaType}; charset=utf-8`;
    // Yoga asks again, and responds with any other error.
    const resolved = await admit().catch((error: unknown) => (error instanceof TooMuchLoad ? error : null));
    if (resolved instanceof TooMuchLoad)
      return { response: refusalResponse(resolved, exchange, contentType) };
    const { variables, request } = exchange;
    if (resolved === null || resolved.errors.length > 0 || variables === null) return {};
    const compiled = compiledFor(resolved.document, request);
    if (compiled === null) return {};
    const contextValue = contextOf(exchange);
    const result = await compiled.run({ rootValue: undefined, contextValue, variableValues: variables });
    // The map of contexts is weak, but what it refers to outlives the collections of young objects.
    RequestCache.clearForContext(contextValue);
    if (result.errors !== undefined) return { result };
    const body = JSON.stringify(finish(result, exchange));
    const headers = {
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(body)),
    };
    return { response: { status: 200, headers, body } };
  };
}
