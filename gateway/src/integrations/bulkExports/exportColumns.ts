import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** A value of a row: the response names from the row to it. */
export type ExportColumn = readonly string[];

type Selected = { readonly set: SelectionSetNode; readonly type: GraphQLNamedType | undefined };

interface Merged {
  /** Null for `__typename`. */
  type: GraphQLOutputType | null;
  readonly below: Selected[];
}

/**
 * The values that a row selects, in the order of the selection. Objects are flattened; a list is one value. The columns
 * depend on nothing but the document: what is left out by `@skip` is an empty column.
 */
export function columnsOf(
  document: DocumentNode,
  row: SelectionSetNode,
  rowType: GraphQLNamedType | undefined,
  schema: GraphQLSchema,
): ExportColumn[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  function merge({ set, type }: Selected, into: Map<string, Merged>): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
        const merged = into.get(key) ?? { type: fields[selection.name.value]?.type ?? null, below: [] };
        into.set(key, merged);
        const { selectionSet } = selection;
        if (selectionSet && merged.type) {
          merged.below.push({ set: selectionSet, type: getNamedType(merged.type) });
        }
        continue;
      }
      const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (part === undefined) continue;
      const condition = part.typeCondition && schema.getType(part.typeCondition.name.value);
      merge({ set: part.selectionSet, type: condition ?? type }, into);
    }
  }

  function flatten(selected: readonly Selected[], path: readonly string[]): ExportColumn[] {
    const fields = new Map<string, Merged>();
    for (const each of selected) merge(each, fields);
    return [...fields].flatMap(([key, { type, below }]) => {
      const isObject = type !== null && isCompositeType(getNullableType(type));
      const isValue = type === null || isListType(getNullableType(type)) || !isObject;
      return isValue ? [[...path, key]] : flatten(below, [...path, key]);
    });
  }

  return flatten([{ set: row, type: rowType }], []);
}
