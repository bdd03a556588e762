import type { Context } from '../context.ts';
import { resolveDocument, type DocumentSources, type ResolvedDocument } from './documents/resolveDocument.ts';
import type { Exchange } from './exchange.ts';
import { createCompiler } from './operationCompiler.ts';
import { createPlainPipeline } from './plainPipeline.ts';
import { createYogaPipeline } from './yogaPipeline.ts';

/** A response to write. */
export interface GraphQLResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream where events are sent as they come. */
  readonly body: string | AsyncIterable<Uint8Array>;
}

/** What HTTP says about a request that was read from it; `accept` picks the media type of its response. */
export interface HttpFacts {
  readonly method: string;
  readonly accept: string | undefined;
}

export interface GraphQLOptions extends DocumentSources {
  readonly contextOf: (exchange: Exchange) => Context;
}

/** Runs a request that was read from HTTP. */
export type RunGraphQL = (exchange: Exchange, http: HttpFacts) => Promise<GraphQLResponse>;

/** Finds the document of a request, and waits for the caller's turn if it may be run. */
async function admitDocument(sources: DocumentSources, exchange: Exchange): Promise<ResolvedDocument> {
  const resolved = await resolveDocument(sources, exchange);
  if (resolved.errors.length === 0) await exchange.share.admit(exchange.cost?.requested ?? 0);
  return resolved;
}

/**
 * Requests of JSON whose response is data, and those whose caller has used up its share, take the short way.
 * Everything else goes through Yoga: other errors, media types that must be negotiated, GET, subscriptions.
 */
export function createGraphQL(options: GraphQLOptions): RunGraphQL {
  const compiled = createCompiler(options.schema);
  const respondPlainly = createPlainPipeline(options, compiled);
  const throughYoga = createYogaPipeline(options, compiled);
  return async (exchange, http) => {
    let admitted: Promise<ResolvedDocument> | null = null;
    const admit = () => (admitted ??= admitDocument(options, exchange));
    const { response = null, result = null } = await respondPlainly(exchange, http, admit);
    return response ?? throughYoga({ exchange, admit, result }, http);
  };
}
