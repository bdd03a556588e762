import { badUserInput } from '../errors/graphqlErrors.ts';
import { maxPageSize } from '../rest/paged.ts';
import { decodeCursor, type Cursor } from './cursor.ts';

/** The arguments of a Relay connection field, as GraphQL hands them over. */
export interface ConnectionArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** Which rows are wanted: so many from one end of what lies between two cursors. */
export interface WantedRows {
  readonly from: 'start' | 'end';
  readonly length: number;
  readonly after: Cursor | null;
  readonly before: Cursor | null;
}

/** Rows of a connection whose caller does not say how many. */
export const defaultLength = 25;

function lengthOf(value: number, argument: 'first' | 'last'): number {
  if (value >= 1 && value <= maxPageSize) return value;
  throw badUserInput(`${argument} must be from 1 to ${maxPageSize}, not ${value}.`, argument);
}

/**
 * Reads the arguments of a connection field.
 *
 * @throws GraphQLError with the code BAD_USER_INPUT, its `argument` telling which.
 */
export function wantedRows({ first, after, last, before }: ConnectionArguments): WantedRows {
  if (typeof first === 'number' && typeof last === 'number') {
    throw badUserInput('Give first or last, not both.', 'last');
  }
  const cursors = {
    after: typeof after === 'string' ? decodeCursor(after, 'after') : null,
    before: typeof before === 'string' ? decodeCursor(before, 'before') : null,
  };
  if (typeof first === 'number') return { from: 'start', length: lengthOf(first, 'first'), ...cursors };
  if (typeof last === 'number') return { from: 'end', length: lengthOf(last, 'last'), ...cursors };
  const backwards = cursors.before !== null && cursors.after === null;
  return { from: backwards ? 'end' : 'start', length: defaultLength, ...cursors };
}
