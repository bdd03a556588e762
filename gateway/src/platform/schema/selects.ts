import { type GraphQLResolveInfo, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/**
 * Whether an operation asks for a field below the one that is being resolved: `['edges', 'node', 'conflicts']`. Names
 * are those of the schema, whatever the aliases; what `@skip` and `@include` say does not count.
 */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, path: readonly string[]): boolean {
  return fieldNodes.some(({ selectionSet }) => isSelected(selectionSet, path, fragments));
}

/** Whether an operation asks for a field of the rows of a connection, by its edges or its nodes. */
export function selectsOfRows(info: GraphQLResolveInfo, field: string): boolean {
  return selects(info, ['edges', 'node', field]) || selects(info, ['nodes', field]);
}

function isSelected(
  set: SelectionSetNode | undefined,
  path: readonly string[],
  fragments: Fragments,
): boolean {
  if (path.length === 0) return true;
  return set !== undefined && set.selections.some((selection) => leadsTo(selection, path, fragments));
}

function leadsTo(selection: SelectionNode, path: readonly string[], fragments: Fragments): boolean {
  switch (selection.kind) {
    case Kind.FIELD:
      return selection.name.value === path[0] && isSelected(selection.selectionSet, path.slice(1), fragments);
    case Kind.INLINE_FRAGMENT:
      return isSelected(selection.selectionSet, path, fragments);
    default:
      return isSelected(fragments[selection.name.value]?.selectionSet, path, fragments);
  }
}
