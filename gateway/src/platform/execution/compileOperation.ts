import {
  getOperationAST,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type VariableValues,
} from 'graphql';
import { planSelections, type FieldPlan } from './fieldPlan.ts';
import { Run } from './run.ts';

/** An operation whose selections were worked out once for all requests. */
export interface CompiledOperation {
  /** Executes it; each request has its own root value, context and variables. */
  run(request: {
    readonly rootValue: unknown;
    readonly contextValue: unknown;
    readonly variableValues: VariableValues;
  }): ExecutionResult | Promise<ExecutionResult>;
}

/** `@skip` and `@include` make one operation several; more than these are not worth the memory. */
const mostRemembered = 16;

/** Directives that change nothing but which fields there are. */
const understood = new Set([GraphQLSkipDirective.name, GraphQLIncludeDirective.name]);

/** What a document has that decides whether and how it can be compiled. */
function traitsOf(document: DocumentNode): {
  readonly isPlain: boolean;
  readonly conditions: readonly string[];
} {
  const conditions = new Set<string>();
  let isPlain = true;
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (!understood.has(name.value)) isPlain = false;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
    Field({ alias }) {
      // It would set the prototype of the object that becomes the response.
      if (alias?.value === '__proto__') isPlain = false;
    },
    FragmentDefinition({ variableDefinitions = [] }) {
      if (variableDefinitions.length > 0) isPlain = false;
    },
  });
  return { isPlain, conditions: [...conditions] };
}

/** Only these: a plan outlives the request, and other variables may hold personal data. */
function pick({ sources, coerced }: VariableValues, names: readonly string[]): VariableValues {
  const known = names.filter((name) => Object.hasOwn(coerced, name));
  return {
    sources: Object.fromEntries(known.flatMap((name) => (sources[name] ? [[name, sources[name]]] : []))),
    coerced: Object.fromEntries(known.map((name) => [name, coerced[name]])),
  };
}

/**
 * Prepares an operation of a valid document for many executions, with the results of graphql-js.
 *
 * @param onPlanned called with the number of fields whenever some were planned that are kept.
 * @returns null for what graphql-js must execute: subscriptions, and what uses directives or syntax beyond the
 *   specification's own.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
  onPlanned?: (fields: number) => void,
): CompiledOperation | null {
  const operation = getOperationAST(document, operationName) ?? null;
  const rootType = (operation && schema.getRootType(operation.operation)) ?? null;
  const { isPlain, conditions } = traitsOf(document);
  if (operation === null || rootType === null || operation.operation === 'subscription' || !isPlain)
    return null;
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null) as Record<string, never>;
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments[each.name.value] = each;
  }
  const planned = new Map<string, readonly FieldPlan[]>();

  const fieldsFor = (variableValues: VariableValues) => {
    const key = conditions.map((name) => String(variableValues.coerced[name])).join();
    const known = planned.get(key);
    if (known !== undefined) return known;
    const isKept = planned.size < mostRemembered;
    const selecting = {
      schema,
      fragments,
      conditions: pick(variableValues, conditions),
      onPlanned: isKept ? onPlanned : undefined,
    };
    const fields = planSelections(selecting, [operation])(rootType);
    if (isKept) planned.set(key, fields);
    return fields;
  };

  return {
    run: ({ rootValue, contextValue, variableValues }) =>
      new Run({ schema, fragments, operation, rootValue, variableValues }, contextValue).execute(() =>
        fieldsFor(variableValues),
      ),
  };
}
