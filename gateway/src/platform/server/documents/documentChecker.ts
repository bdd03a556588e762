import { getOperationAST, type DocumentNode, type GraphQLSchema } from 'graphql';
import { coerceVariables } from './coerceVariables.ts';
import { documentCost } from './documentCost.ts';
import { beyondLimit, type DocumentLimits } from './documentLimits.ts';
import { parseBounded, type PreparedDocuments } from './preparedDocuments.ts';

/** Reads documents that are stored to be run later. */
export interface DocumentChecker {
  /** @throws GraphQLError for a text that is too large or no GraphQL. */
  parse(text: string): DocumentNode;
  /** @throws GraphQLError for the first thing that would keep a document from being run with any variables. */
  requireValid(text: string): Promise<void>;
  /**
   * What a document of one operation may cost with these variables.
   *
   * @throws GraphQLError for the first thing that would keep it from being run.
   */
  costOf(text: string, variables: Readonly<Record<string, unknown>>): Promise<number>;
}

/** Checks documents by the limits and rules of those that are sent. */
export function createDocumentChecker({
  schema,
  limits,
  prepared,
}: {
  readonly schema: GraphQLSchema;
  readonly limits: DocumentLimits;
  readonly prepared: PreparedDocuments;
}): DocumentChecker {
  return {
    parse: (text) => parseBounded(text, limits),
    async requireValid(text) {
      const [error] = (await prepared.prepare(text, () => undefined)).errors;
      if (error) throw error;
    },
    async costOf(text, given) {
      const { document, errors } = await prepared.prepare(text, () => undefined);
      const operation = getOperationAST(document);
      const [error] = errors;
      if (error) throw error;
      if (!operation) throw new TypeError('A document to check has one operation');
      const variables = coerceVariables(schema, operation, given);
      const [wrong] = variables.errors ?? [];
      if (variables.values === undefined) throw wrong ?? new TypeError('Variables have values or errors');
      const cost = documentCost(schema, document, operation, variables.values);
      if (cost > limits.cost) throw beyondLimit('DOCUMENT_TOO_COMPLEX', 'a cost', cost, limits.cost);
      return cost;
    },
  };
}
