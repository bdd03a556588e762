import { createYoga } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { publicError } from '../errors/publicError.ts';
import type { GraphQLResponse, GraphQLOptions, HttpFacts } from './createGraphQL.ts';
import { documentsPlugin, type ServerContext } from './documentsPlugin.ts';
import type { Compiler } from './operationCompiler.ts';
import { executionPlugin } from './executionPlugin.ts';
import { resultPlugin } from './resultPlugin.ts';
import { subscriptionPlugin } from './subscriptionPlugin.ts';

/** Yoga as the pipeline from a request to a response. It sees neither sockets nor the caller's headers. */
export function createYogaPipeline(
  { contextOf, schema }: Pick<GraphQLOptions, 'contextOf' | 'schema'>,
  compiled: Compiler,
): (context: ServerContext, http: HttpFacts) => Promise<GraphQLResponse> {
  const yoga = createYoga<ServerContext, Context>({
    schema,
    context: ({ exchange }) => contextOf(exchange),
    plugins: [documentsPlugin(), executionPlugin(compiled), subscriptionPlugin(), resultPlugin()],
    maskedErrors: { isDev: false, maskError: publicError },
    parserAndValidationCache: false,
    maxRequestBodySize: false,
    multipart: false,
    batching: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
  });
  return async (context, { method, accept }) => {
    const headers = accept === undefined ? {} : { accept };
    const response = await yoga.fetch('http://gateway/graphql', { method, headers }, context);
    const facts = { status: response.status, headers: Object.fromEntries(response.headers) };
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!isStream || response.body === null) return { ...facts, body: await response.text() };
    // Proxies in between must hand on each event as it comes.
    return {
      ...facts,
      headers: { ...facts.headers, 'x-accel-buffering': 'no' },
      body: response.body as unknown as AsyncIterable<Uint8Array>,
    };
  };
}
