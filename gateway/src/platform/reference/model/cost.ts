import { getNamedType, isCompositeType, type GraphQLField } from 'graphql';
import { defaultLength } from '../../paging/connectionArguments.ts';
import { assumedListSize, isList, ownCalls, usualKeys } from '../../server/documents/documentCost.ts';

/** The cost of an object that comes with its parent, or with one call. */
export const plainCost = '1 point, plus what is selected in it.';

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

/**
 * What a field adds to the cost of a document, in words; null for what is free.
 *
 * @param owner the name of its type.
 */
export function costOf(field: GraphQLField<unknown, unknown>, owner: string): string | null {
  const { listSize, listSizeOf = usualKeys } = field.extensions;
  const own = ownCalls(field);
  if (!isCompositeType(getNamedType(field.type))) return own === 0 ? null : `${points(own)}.`;
  const each = `${points(Math.max(1, own))}, plus what is selected in it`;
  if (field.args.some(({ name }) => name === 'first')) {
    return `${each}. Its \`edges\` count for each row that \`first\` or \`last\` asks for, ${defaultLength} if neither does.`;
  }
  if (!isList(field)) return `${each}.`;
  if (field.args.some(({ name }) => name === listSizeOf)) {
    return `${each}, for each entry of \`${String(listSizeOf)}\`.`;
  }
  if (owner.endsWith('Connection')) return `${each}, for each row that the connection is asked for.`;
  return `${each}, times ${typeof listSize === 'number' ? listSize : assumedListSize} for the items of the list.`;
}
