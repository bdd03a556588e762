import { getNamedType, isCompositeType, isListType, isNonNullType, type GraphQLField } from 'graphql';
import { defaultLength } from '../../paging/connectionArguments.ts';

/** How many items of a list are counted when neither the list nor the document says how many it has. */
const assumedListSize = 10;

/** The cost of an object that comes with its parent, or with one call. */
export const plainCost = '1 point, plus what is selected in it.';

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** What a field adds to the cost of a document, in words; null for what is free. */
export function costOf(field: GraphQLField<unknown, unknown>): string | null {
  const { calls, listSize, listSizeOf = 'ids' } = field.extensions;
  const own = typeof calls === 'number' ? calls : 0;
  if (!isCompositeType(getNamedType(field.type))) return own === 0 ? null : `${points(own)}.`;
  const each = `${points(Math.max(1, own))}, plus what is selected in it`;
  if (field.args.some(({ name }) => name === 'first')) {
    return `${each}, for each row that \`first\` or \`last\` asks for; ${defaultLength} if neither does.`;
  }
  if (!isList(field)) return `${each}.`;
  if (field.args.some(({ name }) => name === listSizeOf)) {
    return `${each}, for each entry of \`${String(listSizeOf)}\`.`;
  }
  return `${each}, times ${typeof listSize === 'number' ? listSize : assumedListSize} for the items of the list.`;
}
