import {
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableValues,
} from 'graphql';
import { defaultLength } from '../../paging/connectionArguments.ts';
import { fragmentsOf } from './documentShape.ts';
import { mergedCost, type CostBelow } from './mergedCost.ts';

/** Any field may need to know who asks: one call, which all share. */
const callerCost = 1;

/** Items expected of a list that does not say how many it has (`extensions: { listSize }` of its field does). */
export const assumedListSize = 10;

/** The argument with one entry for each item, unless `extensions: { listSizeOf }` of the field names another. */
export const usualKeys = 'ids';

/** Whether a field gives a list, of which every item counts. */
export function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** The calls that a connection makes for its rows at most; one of them is its own point. */
const connectionCalls = 2;

type Arguments = Readonly<Record<string, unknown>>;

/** The REST calls that a field declares. */
export function ownCalls({ extensions: { calls } }: GraphQLField<unknown, unknown>): number {
  return typeof calls === 'number' ? calls : 0;
}

/** Null for arguments that the field will be refused for when it runs. */
function argumentsOf(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: VariableValues,
): Arguments | null {
  try {
    return getArgumentValues(definition, field, variables);
  } catch {
    return null;
  }
}

/** The rows that a connection field asks for; null for other fields. */
function rowsOf({ args }: GraphQLField<unknown, unknown>, { first, last }: Arguments): number | null {
  if (!args.some(({ name }) => name === 'first')) return null;
  const rows = [first, last].find((value) => typeof value === 'number') ?? defaultLength;
  return Math.max(1, rows);
}

function listSize(definition: GraphQLField<unknown, unknown>, given: Arguments, rows: number | null): number {
  if (!isList(definition)) return 1;
  const { listSize: declared, listSizeOf = usualKeys } = definition.extensions;
  const keys = given[String(listSizeOf)];
  if (Array.isArray(keys)) return Math.max(1, keys.length);
  return rows ?? (typeof declared === 'number' ? declared : assumedListSize);
}

/**
 * What an operation may cost at most: one point for each object that it can bring. A list counts its items once for
 * each (as many as keys were given, a connection those that `first` or `last` asks for, else 25), and what is nested
 * multiplies. Each field with selections costs at least one point, or one for each call that it declares
 * (`extensions: { calls }`), and so does finding out who asks. Scalars are free unless they declare calls; introspection
 * is free. So an operation costs at
 * least as many points as it makes REST calls. What several fragments select of one object counts once, as it is
 * brought once; only in documents with too many ways to merge it counts each time.
 *
 * @param document a document that is valid for the schema.
 * @param variables coerced, so that defaults count.
 */
export function documentCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: VariableValues,
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

  function fieldCost(
    field: FieldNode,
    parent: GraphQLNamedType | undefined,
    rows: number | null,
    costBelow: CostBelow,
  ): number {
    if (!(isObjectType(parent) || isInterfaceType(parent))) return 0;
    const definition = parent.getFields()[field.name.value];
    if (definition === undefined) return 0;
    if (field.selectionSet === undefined) return ownCalls(definition);
    const given = argumentsOf(field, definition, variables);
    if (given === null) return 1;
    const ownRows = rowsOf(definition, given);
    const below = costBelow(getNamedType(definition.type), ownRows);
    const least = ownRows === null ? 0 : connectionCalls - 1;
    const further = Math.max(0, ownCalls(definition) - 1);
    return listSize(definition, given, rows) * (1 + further + Math.max(least, below));
  }

  /** @param rows of the connection that the parent is, if it is one. */
  function selectionsCost(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    rows: number | null,
  ): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { selectionSet } = selection;
        cost += fieldCost(selection, parent, rows, (type, ownRows) =>
          selectionSet ? selectionsCost(selectionSet, type, ownRows) : 0,
        );
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += fragmentCost(selection.name.value, rows);
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

  const root = schema.getRootType(operation.operation) ?? undefined;
  const merged = mergedCost({ schema, fragments, fieldCost }, operation.selectionSet, root);
  return callerCost + (merged ?? selectionsCost(operation.selectionSet, root, null));
}
