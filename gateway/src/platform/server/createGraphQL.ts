import { createYoga } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { publicError } from '../errors/publicError.ts';
import type { DocumentSources } from './documents/resolveDocument.ts';
import { documentsPlugin, type ServerContext } from './documentsPlugin.ts';
import type { Exchange } from './exchange.ts';
import { executionPlugin } from './executionPlugin.ts';
import { resultPlugin } from './resultPlugin.ts';

/** An answer to write. */
export interface GraphQLAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream where events are sent as they come. */
  readonly body: string | AsyncIterable<Uint8Array>;
}

export interface GraphQLOptions extends DocumentSources {
  readonly contextOf: (exchange: Exchange) => Context;
}

/** Runs a request that was read from HTTP; `accept` picks the media type of its answer. */
export type RunGraphQL = (
  exchange: Exchange,
  http: { readonly method: string; readonly accept: string | undefined },
) => Promise<GraphQLAnswer>;

/** Yoga as the pipeline from a request to an answer. It sees neither sockets nor the caller's headers. */
export function createGraphQL({ contextOf, ...sources }: GraphQLOptions): RunGraphQL {
  const yoga = createYoga<ServerContext, Context>({
    schema: sources.schema,
    context: ({ exchange }) => contextOf(exchange),
    plugins: [documentsPlugin(sources), executionPlugin(sources.schema), resultPlugin()],
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
  return async (exchange, { method, accept }) => {
    const headers = accept === undefined ? {} : { accept };
    const response = await yoga.fetch('http://gateway/graphql', { method, headers }, { exchange });
    const answer = { status: response.status, headers: Object.fromEntries(response.headers) };
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!isStream || response.body === null) return { ...answer, body: await response.text() };
    // Proxies in between must hand on each event as it comes.
    return {
      ...answer,
      headers: { ...answer.headers, 'x-accel-buffering': 'no' },
      body: response.body as unknown as AsyncIterable<Uint8Array>,
    };
  };
}
