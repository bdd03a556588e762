import { getOperationAST, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { requestError } from '../../errors/requestError.ts';
import type { Exchange } from '../exchange.ts';
import { coerceVariables } from './coerceVariables.ts';
import { withoutSchemaNames } from './withoutSchemaNames.ts';
import { beyondLimit, type DocumentLimits } from './documentLimits.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';
import type { PreparedDocuments } from './preparedDocuments.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import { cachedCost } from './costCache.ts';
import { requireSession } from './requireSession.ts';

/** A document that may be executed as far as it alone can tell. */
export interface ResolvedDocument {
  readonly text: string;
  readonly document: DocumentNode;
  /** What is wrong with it or with its variables; it is not run when there are any. */
  readonly errors: readonly GraphQLError[];
}

export interface DocumentSources {
  readonly schema: GraphQLSchema;
  readonly limits: DocumentLimits;
  readonly persisted: PersistedDocuments;
  readonly prepared: PreparedDocuments;
  /** The root fields that callers without a token may use. */
  readonly publicFields: ReadonlySet<string>;
  readonly sessions: Sessions;
  /** Whether callers without a session may read the schema, and so what validation says of it. */
  readonly isSchemaPublic: boolean;
}

async function lookUp(sources: DocumentSources, { request, caller }: Exchange): Promise<ResolvedDocument> {
  const { persisted, prepared } = sources;
  if (typeof request.id === 'string') {
    const found = persisted.find(request.id);
    if (found !== null) return found;
    throw requestError(400, 'PERSISTED_DOCUMENT_NOT_FOUND', 'No document is stored under this id.');
  }
  const text = request.query ?? '';
  const { document, errors } = await prepared.prepare(text, (shape) =>
    requireSession(shape, sources, caller),
  );
  return { text, document, errors: await withoutSchemaNames(errors, sources, caller) };
}

/**
 * The document of a request: one of the web app's by id, or the caller's own within limits. Notes the operation and
 * its cost, which is limited for both, since variables say how long lists are.
 *
 * @throws GraphQLError for an unknown id and for a document that may not be run.
 */
export async function resolveDocument(
  sources: DocumentSources,
  exchange: Exchange,
): Promise<ResolvedDocument> {
  const resolved = await lookUp(sources, exchange);
  const { operationName, variables } = exchange.request;
  const operation = getOperationAST(resolved.document, operationName);
  if (operation) {
    exchange.operation = { kind: operation.operation, name: operation.name?.value ?? null };
  }
  if (!operation || resolved.errors.length > 0) return resolved;
  const { values, errors } = coerceVariables(sources.schema, operation, variables ?? {});
  if (errors !== undefined) {
    return { ...resolved, errors: await withoutSchemaNames(errors, sources, exchange.caller) };
  }
  exchange.variables = values;
  const requested = cachedCost(sources.schema, resolved.document, operation, values);
  const limit = sources.limits.cost;
  exchange.cost = { requested, limit };
  if (requested > limit) throw beyondLimit('DOCUMENT_TOO_COMPLEX', 'a cost', requested, limit);
  return resolved;
}
