import type { DocumentNode, GraphQLSchema } from 'graphql';
import { compileOperation, type CompiledOperation } from '../execution/compileOperation.ts';
import type { GraphQLRequest } from './http/readGraphQLRequest.ts';

/** The compiled form of the operation that a request names; null for one that cannot be compiled. */
export type Compiler = (
  document: DocumentNode,
  request: Pick<GraphQLRequest, 'id' | 'operationName'>,
) => CompiledOperation | null;

/**
 * Compiles an operation of a persisted document once, and of another one for each request: there is a fixed number of
 * persisted documents, and plans of all others would take memory without bound.
 */
export function createCompiler(schema: GraphQLSchema): Compiler {
  const documents = new WeakMap<DocumentNode, Map<string, CompiledOperation | null>>();
  return (document, { id, operationName }) => {
    if (typeof id !== 'string') return compileOperation(schema, document, operationName);
    const operations = documents.get(document) ?? new Map<string, CompiledOperation | null>();
    documents.set(document, operations);
    const name = operationName ?? '';
    const known = operations.get(name);
    if (known !== undefined) return known;
    const compiled = compileOperation(schema, document, operationName);
    operations.set(name, compiled);
    return compiled;
  };
}
