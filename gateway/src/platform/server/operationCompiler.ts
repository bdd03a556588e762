import type { DocumentNode, GraphQLSchema } from 'graphql';
import { compileOperation, type CompiledOperation } from '../execution/compileOperation.ts';

/** The compiled form of an operation; null for one that cannot be compiled. */
export type Compiler = (
  document: DocumentNode,
  operationName: string | null | undefined,
  /** Whether it is one of the fixed number of persisted documents. Plans of others would take memory without bound. */
  isPersisted: boolean,
) => CompiledOperation | null;

/** Compiles an operation of a persisted document once, and of another one for each request. */
export function createCompiler(schema: GraphQLSchema): Compiler {
  const documents = new WeakMap<DocumentNode, Map<string, CompiledOperation | null>>();
  return (document, operationName, isPersisted) => {
    if (!isPersisted) return compileOperation(schema, document, operationName);
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
