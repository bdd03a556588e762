import {
  type FieldNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** What is looked for: a field that is accepted, behind the path that remains. */
interface Search {
  readonly fragments: GraphQLResolveInfo['fragments'];
  readonly accepts: (field: FieldNode) => boolean;
}

/**
 * Whether an operation asks for a field below the one that is being resolved: `['edges', 'node', 'conflicts']`. Names
 * are those of the schema, whatever the aliases; what `@skip` and `@include` say does not count.
 */
export function selects(
  info: GraphQLResolveInfo,
  path: readonly string[],
  accepts: Search['accepts'] = () => true,
): boolean {
  const search = { fragments: info.fragments, accepts };
  return info.fieldNodes.some(({ selectionSet }) => isSelected(selectionSet, path, search));
}

/**
 * Whether an operation asks for a field of the rows of a connection, by its edges or its nodes.
 *
 * @param flag a Boolean argument that has to be given as true, unless undefined
 */
export function selectsOfRows(info: GraphQLResolveInfo, field: string, flag?: string): boolean {
  const accepts = (node: FieldNode) => flag === undefined || isGiven(flag, node, info);
  return selects(info, ['edges', 'node', field], accepts) || selects(info, ['nodes', field], accepts);
}

function isGiven(flag: string, { arguments: given = [] }: FieldNode, info: GraphQLResolveInfo): boolean {
  const value = given.find(({ name }) => name.value === flag)?.value;
  return value !== undefined && valueFromASTUntyped(value, info.variableValues.coerced) === true;
}

function isSelected(set: SelectionSetNode | undefined, path: readonly string[], search: Search): boolean {
  return set !== undefined && set.selections.some((selection) => leadsTo(selection, path, search));
}

function leadsTo(selection: SelectionNode, path: readonly string[], search: Search): boolean {
  switch (selection.kind) {
    case Kind.FIELD: {
      const [name, ...rest] = path;
      if (selection.name.value !== name) return false;
      return rest.length === 0 ? search.accepts(selection) : isSelected(selection.selectionSet, rest, search);
    }
    case Kind.INLINE_FRAGMENT:
      return isSelected(selection.selectionSet, path, search);
    default:
      return isSelected(search.fragments[selection.name.value]?.selectionSet, path, search);
  }
}
