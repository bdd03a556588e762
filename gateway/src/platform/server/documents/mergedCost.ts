import {
  isCompositeType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

type Parent = GraphQLNamedType | undefined;

/** The cost of what is selected below a field of a type, for a connection with its rows. */
export type CostBelow = (type: GraphQLNamedType, rows: number | null) => number;

interface CostRules {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly fieldCost: (field: FieldNode, parent: Parent, rows: number | null, below: CostBelow) => number;
}

/** Fields with the same response name on the same type: an execution runs them as one. */
interface Merged {
  readonly parent: Parent;
  readonly fields: FieldNode[];
}

/** The number of selections visited at most: the largest documents of the web app need some 300. */
const mostVisits = 5_000;

/**
 * The cost of an operation in which selections merge as they do when it runs, so that a field in several fragments
 * counts once. Fields of an interface and of an object type count separately.
 *
 * @returns null if there are too many ways to merge the fragments; they can grow exponentially with the depth
 */
export function mergedCost(
  { schema, fragments, fieldCost }: CostRules,
  operation: SelectionSetNode,
  root: Parent,
): number | null {
  const numbers = new Map<SelectionSetNode, number>();
  const known = new Map<string, number>();
  let visits = 0;

  function collect(set: SelectionSetNode, parent: Parent, merged: Map<string, Merged>, spread: Set<string>) {
    for (const selection of set.selections) {
      visits += 1;
      if (selection.kind === Kind.FIELD) {
        const key = `${parent?.name} ${(selection.alias ?? selection.name).value}`;
        const group = merged.get(key) ?? { parent, fields: [] };
        group.fields.push(selection);
        merged.set(key, group);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet, typeOf(selection.typeCondition?.name.value, parent), merged, spread);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment === undefined || spread.has(selection.name.value)) continue;
        spread.add(selection.name.value);
        collect(fragment.selectionSet, typeOf(fragment.typeCondition.name.value, parent), merged, spread);
      }
    }
  }

  function typeOf(name: string | undefined, parent: Parent): Parent {
    const type = name === undefined ? undefined : schema.getType(name);
    return type && isCompositeType(type) ? type : parent;
  }

  function keyOf(sets: readonly SelectionSetNode[], rows: number | null): string {
    const ids = sets.map((set) => {
      const id = numbers.get(set) ?? numbers.size;
      numbers.set(set, id);
      return id;
    });
    return `${ids.toSorted((one, other) => one - other).join()} ${rows}`;
  }

  function costOf(sets: readonly SelectionSetNode[], parent: Parent, rows: number | null): number {
    if (visits > mostVisits) return 0;
    const key = keyOf(sets, rows);
    const before = known.get(key);
    if (before !== undefined) return before;
    const merged = new Map<string, Merged>();
    const spread = new Set<string>();
    for (const set of sets) collect(set, parent, merged, spread);
    let cost = 0;
    for (const { parent: owner, fields } of merged.values()) {
      const [first] = fields;
      if (!first) continue;
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      cost += fieldCost(first, owner, rows, (type, ownRows) => costOf(below, type, ownRows));
    }
    known.set(key, cost);
    return cost;
  }

  const cost = costOf([operation], root, null);
  return visits > mostVisits ? null : cost;
}
