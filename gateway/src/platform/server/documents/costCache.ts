import {
  Kind,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableValues,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { documentCost } from './documentCost.ts';

/**
 * Costs of one operation that are cached, for as long as its document is: few are requested with more page sizes and
 * lengths of lists. Together they take less memory than the document.
 */
const mostCosts = 64;

interface OperationCosts {
  /** The variables that say how many rows a connection has. */
  readonly rowVariables: ReadonlySet<string>;
  readonly costs: LRUCache<string, number>;
}

const cache = new WeakMap<OperationDefinitionNode, OperationCosts>();

function rowVariablesOf(document: DocumentNode): Set<string> {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      const isRows = name.value === 'first' || name.value === 'last';
      if (isRows && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return names;
}

/** What a cost depends on: numbers of rows, lengths of lists, and what is absent or null. */
function sizeOf(value: unknown, isRows: boolean): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.length}]`;
  return isRows && typeof value === 'number' ? String(value) : '';
}

/**
 * The cost of an operation like `documentCost`, computed once for equal sizes.
 */
export function cachedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: VariableValues,
): number {
  let known = cache.get(operation);
  if (known === undefined) {
    known = { rowVariables: rowVariablesOf(document), costs: new LRUCache({ max: mostCosts }) };
    cache.set(operation, known);
  }
  const { rowVariables, costs } = known;
  const sizes = operation.variableDefinitions?.map(({ variable: { name } }) =>
    sizeOf(variables.coerced[name.value], rowVariables.has(name.value)),
  );
  const key = sizes?.join() ?? '';
  const before = costs.get(key);
  if (before !== undefined) return before;
  const cost = documentCost(schema, document, operation, variables);
  costs.set(key, cost);
  return cost;
}
