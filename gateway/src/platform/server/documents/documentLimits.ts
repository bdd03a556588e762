import type { GraphQLError } from 'graphql';
import type { ErrorCode } from '../../errors/errorCode.ts';
import { requestError } from '../../errors/requestError.ts';
import type { DocumentShape } from './documentShape.ts';
import type { DocumentSize } from './documentSize.ts';

/** How much one document may ask for. */
export interface DocumentLimits {
  /** Length of the text, comments included. */
  readonly characters: number;
  readonly tokens: number;
  /** Fields below one another, fragments followed. */
  readonly depth: number;
  /** Fields with another name than their own. */
  readonly aliases: number;
  readonly rootFields: number;
  /** Fields and fragments that are selected, as they are written. */
  readonly selections: number;
  /** See `documentCost`. */
  readonly cost: number;
}

export function beyondLimit(code: ErrorCode, what: string, actual: number, limit: number): GraphQLError {
  return requestError(400, code, `The document has ${what} of ${actual}; ${limit} is allowed.`, {
    actual,
    limit,
  });
}

/** The limit that a document's shape is beyond; null when it keeps to all. */
export function shapeBeyondLimits(shape: DocumentShape, limits: DocumentLimits): GraphQLError | null {
  const { depth, aliases, rootFieldCount } = shape;
  if (depth > limits.depth) return beyondLimit('DOCUMENT_TOO_DEEP', 'a depth', depth, limits.depth);
  if (aliases > limits.aliases) {
    return beyondLimit('DOCUMENT_TOO_COMPLEX', 'a number of aliases', aliases, limits.aliases);
  }
  if (rootFieldCount > limits.rootFields) {
    return beyondLimit('DOCUMENT_TOO_COMPLEX', 'a number of root fields', rootFieldCount, limits.rootFields);
  }
  return null;
}

/** Fragments, and pairs of selections to compare: more than these make validation take longer than running it. */
const mostFragments = 60;
const mostPairs = 500;

/** The limit that a document is beyond whose validation would take too long; null when it keeps to all. */
export function sizeBeyondLimits(
  { selections, fragments, pairs }: DocumentSize,
  limits: DocumentLimits,
): GraphQLError | null {
  if (selections > limits.selections) {
    return beyondLimit('DOCUMENT_TOO_LARGE', 'a number of selections', selections, limits.selections);
  }
  if (fragments > mostFragments) {
    return beyondLimit('DOCUMENT_TOO_LARGE', 'a number of fragments', fragments, mostFragments);
  }
  return pairs > mostPairs
    ? beyondLimit('DOCUMENT_TOO_COMPLEX', 'a number of repeated selections', pairs, mostPairs)
    : null;
}
