import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ResolvedDocument } from './documents/resolveDocument.ts';
import type { Exchange } from './exchange.ts';

/** What the HTTP side hands to Yoga with each request. */
export interface ServerContext {
  readonly exchange: Exchange;
  /** Finds the document and waits for the caller's turn; the same promise each time. */
  readonly admit: () => Promise<ResolvedDocument>;
  /** The result of an operation that ran before Yoga was asked to answer. */
  readonly result: ExecutionResult | null;
}

/**
 * Puts our own reading of documents in place of Yoga's: requests were read already, and documents come parsed,
 * measured and validated from caches that are bounded in bytes.
 */
export function documentsPlugin(): Plugin<ServerContext, ServerContext> {
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
      if (context.result !== null) {
        setResult(context.result);
        return;
      }
      const { text, document, errors } = await context.admit();
      if (errors.length > 0) {
        setResult({ errors: [...errors] });
        return;
      }
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
