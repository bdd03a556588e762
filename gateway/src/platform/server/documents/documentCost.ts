import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { defaultLength } from '../../paging/connectionArguments.ts';
import { fragmentsOf } from './documentShape.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Items expected of a list that does not say how many it has (`extensions: { listSize }` of its field does). */
const assumedListSize = 10;

/** The argument with one entry for each item, unless `extensions: { listSizeOf }` of the field names another. */
const usualKeys = 'ids';

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function argument(field: FieldNode, name: string, variables: Variables): unknown {
  const given = field.arguments?.find((node) => node.name.value === name);
  return given && valueFromASTUntyped(given.value, variables);
}

/** The rows that a connection field asks for; null for other fields. */
function rowsOf(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: Variables,
): number | null {
  if (!definition.args.some(({ name }) => name === 'first')) return null;
  const given = [argument(field, 'first', variables), argument(field, 'last', variables)];
  return given.find((value) => typeof value === 'number') ?? defaultLength;
}

function listSize(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: Variables,
  rows: number | null,
): number {
  if (!isList(definition)) return 1;
  const { listSize: declared, listSizeOf = usualKeys } = definition.extensions;
  const keys = argument(field, String(listSizeOf), variables);
  if (Array.isArray(keys)) return keys.length;
  return rows ?? (typeof declared === 'number' ? declared : assumedListSize);
}

/**
 * What an operation may cost at most: one point for each object that it can bring. A list counts its items once for
 * each (as many as keys were given, a connection those that `first` or `last` asks for, else 25), and what is nested
 * multiplies. Scalars and introspection are free.
 *
 * @param document a document that is valid for the schema.
 */
export function documentCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = fragmentsOf(document);
  const fragmentCosts = new Map<string, number>();

  function fragmentCost(name: string, rows: number | null): number {
    const key = `${name} ${rows}`;
    const known = fragmentCosts.get(key);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (fragment === undefined) return 0;
    const cost = selectionsCost(
      fragment.selectionSet,
      schema.getType(fragment.typeCondition.name.value),
      rows,
    );
    fragmentCosts.set(key, cost);
    return cost;
  }

  function fieldCost(field: FieldNode, parent: GraphQLNamedType | undefined, rows: number | null): number {
    if (field.selectionSet === undefined || !(isObjectType(parent) || isInterfaceType(parent))) return 0;
    const definition = parent.getFields()[field.name.value];
    if (definition === undefined) return 0;
    const below = selectionsCost(
      field.selectionSet,
      getNamedType(definition.type),
      rowsOf(field, definition, variables),
    );
    return listSize(field, definition, variables, rows) * (1 + below);
  }

  /** @param rows of the connection that the parent is, if it is one. */
  function selectionsCost(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    rows: number | null,
  ): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += fieldCost(selection, parent, rows);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += fragmentCost(selection.name.value, rows);
      else {
        const condition = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
        cost += selectionsCost(
          selection.selectionSet,
          condition && isCompositeType(condition) ? condition : parent,
          rows,
        );
      }
    }
    return cost;
  }

  return selectionsCost(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, null);
}
