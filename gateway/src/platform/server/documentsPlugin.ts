import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { resolveDocument, type DocumentSources } from './documents/resolveDocument.ts';
import type { Exchange } from './exchange.ts';

/** What the HTTP side hands to Yoga with each request. */
export interface ServerContext {
  readonly exchange: Exchange;
}

/**
 * Puts our own reading of documents in place of Yoga's: requests were read already, and documents come parsed,
 * measured and validated from caches that are bounded in bytes.
 */
export function documentsPlugin(sources: DocumentSources): Plugin<ServerContext, ServerContext> {
  const documents = new WeakMap<object, DocumentNode>();
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      const { query, operationName, variables, extensions } = serverContext.exchange.request;
      setRequestParser(() => ({
        query: query ?? '',
        ...(operationName && { operationName }),
        ...(variables && { variables }),
        ...(extensions && { extensions }),
      }));
    },
    async onParams({ params, context, setParams, setResult }) {
      const { text, document, errors } = await resolveDocument(sources, context.exchange);
      if (errors.length > 0) {
        setResult({ errors: [...errors] });
        return;
      }
      await context.exchange.share.admit(context.exchange.cost?.requested ?? 0);
      setParams({ ...params, query: text });
      documents.set(context.exchange, document);
    },
    onParse({ context, setParsedDocument }) {
      const document = documents.get(context.exchange);
      if (document !== undefined) setParsedDocument(document);
    },
    onValidate({ setResult }) {
      setResult([]);
    },
  };
}
