import { z } from 'zod';
import { badUserInput } from '../errors/graphqlErrors.ts';

/** What distinguishes a row from every other of its list, whatever its place. */
export type RowId = string | number;

/** A place in a list: where a row was when it was read, and how to find it again when it has moved. */
export interface Cursor {
  /** Rows before this one at that time. */
  readonly offset: number;
  readonly id: RowId;
  /** Rows seen before it and after it, nearest first: they mark the place when the row itself is gone. */
  readonly preceding: readonly RowId[];
  readonly following: readonly RowId[];
}

/** Neighbours that a cursor names at most on each side, so that it stays short. */
export const maxNeighbours = 20;

const id = z.union([z.string(), z.number()]);
const neighbours = z.array(id).max(maxNeighbours);

/** No list is as long, and page numbers beyond it do not fit the integers of a server. */
const maxOffset = 1_000_000_000;

const wireCursor = z
  .tuple([z.int().min(0).max(maxOffset), id, neighbours, neighbours])
  .transform(([offset, row, preceding, following]): Cursor => ({ offset, id: row, preceding, following }));

/** The opaque text of a cursor. */
export function encodeCursor({ offset, id: row, preceding, following }: Cursor): string {
  return Buffer.from(JSON.stringify([offset, row, preceding, following])).toString('base64url');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads a cursor that this gateway has made.
 *
 * @param argument the argument that holds it, for the error.
 * @throws GraphQLError with the code BAD_USER_INPUT for anything else.
 */
export function decodeCursor(text: string, argument: 'after' | 'before'): Cursor {
  const cursor = /^[\w-]{1,4096}$/.test(text) ? wireCursor.safeParse(parse(text)).data : undefined;
  if (cursor === undefined) throw badUserInput(`${argument} is not a cursor of this list.`, argument);
  return cursor;
}
