import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { documentFault } from './documentFault.ts';
import { shapeBeyondLimits, sizeBeyondLimits, type DocumentLimits } from './documentLimits.ts';
import { documentShape, type DocumentShape } from './documentShape.ts';
import { documentSize } from './documentSize.ts';
import { requireBoundedText } from './requireBoundedText.ts';
import { documentRules } from './variablePositions.ts';

/** A document that was read once for all requests that send it. */
interface PreparedDocument {
  readonly document: DocumentNode;
  readonly shape: DocumentShape;
  /** What is wrong with it; empty when it can be run. */
  readonly errors: readonly GraphQLError[];
}

export interface DocumentRules {
  readonly schema: GraphQLSchema;
  readonly limits: DocumentLimits;
  readonly allowsIntrospection: boolean;
  /** Whether errors propose names of the schema that are like a mistyped one. */
  readonly suggestsNames: boolean;
}

/** Reads documents that anyone may send. */
export interface PreparedDocuments {
  /**
   * Parses, measures and validates a document, or returns the cached result.
   *
   * @param mayRun is asked between measuring and validating, so that those who may not run a document learn nothing
   * of the schema from it.
   * @throws GraphQLError for a document that is too large, is not GraphQL or is beyond a limit.
   */
  prepare(text: string, mayRun: (shape: DocumentShape) => Promise<void> | void): Promise<PreparedDocument>;
}

/** The size of the cache, in bytes. */
const cacheBytes = 32_000_000;

/** What a character of a document takes as a tree, by measurement. */
export const bytesPerCharacter = 100;

/** The status is for clients that accept the newer media type; the older one answers 200 by the specification. */
const clientFault = { status: 400, spec: true };

/** A reader corrects a few at a time; more would let a short document cause a long response. */
const maxErrors = 5;

/** Suggests to select what is in a field: the one suggestion that `hideSuggestions` keeps. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, message } = error;
  return new GraphQLError(message.replace(/ Did you mean .*$/, ''), { nodes, source, positions });
}

/**
 * Parses a text of bounded size.
 *
 * @throws GraphQLError for a text that is too large or no GraphQL.
 */
export function parseBounded(text: string, limits: DocumentLimits): DocumentNode {
  try {
    requireBoundedText(text, limits);
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions['code'] === undefined) {
      throw documentFault(error, 'GRAPHQL_PARSE_FAILED', clientFault);
    }
    throw error;
  }
}

/** Checks documents against the schema; a few errors, each with its place. */
export function documentValidator({
  schema,
  allowsIntrospection,
  suggestsNames,
}: Omit<DocumentRules, 'limits'>): (document: DocumentNode) => readonly GraphQLError[] {
  const rules = allowsIntrospection ? documentRules : [...documentRules, NoSchemaIntrospectionCustomRule];
  const options = { maxErrors, hideSuggestions: !suggestsNames };
  return (document) =>
    validate(schema, document, rules, options).map((error) =>
      documentFault(
        suggestsNames ? error : withoutSuggestion(error),
        'GRAPHQL_VALIDATION_FAILED',
        clientFault,
      ),
    );
}

/** Remembers documents, the latest used longest, within a number of bytes. */
export function createPreparedDocuments({ limits, ...rules }: DocumentRules): PreparedDocuments {
  const validated = documentValidator(rules);
  const cache = new LRUCache<string, PreparedDocument>({
    maxSize: cacheBytes,
    sizeCalculation: (_, text) => text.length * bytesPerCharacter + 1,
  });

  return {
    async prepare(text, mayRun) {
      const known = cache.get(text);
      if (known !== undefined) {
        await mayRun(known.shape);
        return known;
      }
      const document = parseBounded(text, limits);
      const shape = documentShape(document);
      const tooMuch = shapeBeyondLimits(shape, limits) ?? sizeBeyondLimits(documentSize(document), limits);
      if (tooMuch !== null) throw tooMuch;
      await mayRun(shape);
      const prepared = { document, shape, errors: validated(document) };
      cache.set(text, prepared);
      return prepared;
    },
  };
}
