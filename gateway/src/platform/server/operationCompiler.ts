import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { compileOperation, type CompiledOperation } from '../execution/compileOperation.ts';
import { bytesPerCharacter } from './documents/preparedDocuments.ts';
import type { GraphQLRequest } from './http/readGraphQLRequest.ts';

/** The compiled form of the operation that a request names; null for one that cannot be compiled. */
export type Compiler = (
  document: DocumentNode,
  request: Pick<GraphQLRequest, 'id' | 'operationName'>,
) => CompiledOperation | null;

/** The operations of a document that were compiled. */
interface Operations {
  readonly byName: Map<string, CompiledOperation | null>;
  /** The fields that their plans have so far. */
  fields: number;
}

/** Memory for the plans of ad-hoc documents, and what a field of one takes, by measurement; both in bytes. */
const cacheBytes = 16_000_000;
const bytesPerField = 500;

/** A plan refers to its document. */
function bytesOf({ fields }: Operations, { loc }: DocumentNode): number {
  return (loc?.end ?? 0) * bytesPerCharacter + fields * bytesPerField + 1;
}

/**
 * Compiles each operation once, and keeps it: of a persisted document for as long as the process runs, since their number
 * is fixed, and of other documents the latest used within a number of bytes.
 */
export function createCompiler(schema: GraphQLSchema): Compiler {
  const persisted = new WeakMap<DocumentNode, Operations>();
  const recent = new LRUCache<DocumentNode, Operations>({ maxSize: cacheBytes, sizeCalculation: bytesOf });

  /** Plans grow as requests meet objects of further types. */
  function resize(document: DocumentNode, operations: Operations): void {
    if (recent.peek(document) !== operations) return;
    recent.delete(document);
    recent.set(document, operations);
  }

  return (document, { id, operationName }) => {
    const documents = typeof id === 'string' ? persisted : recent;
    const operations: Operations = documents.get(document) ?? { byName: new Map(), fields: 0 };
    const name = operationName ?? '';
    const known = operations.byName.get(name);
    if (known !== undefined) return known;
    const compiled = compileOperation(schema, document, operationName, (fields) => {
      operations.fields += fields;
      resize(document, operations);
    });
    operations.byName.set(name, compiled);
    documents.set(document, operations);
    return compiled;
  };
}
