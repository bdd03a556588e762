import {
  execute,
  getOperationAST,
  getVariableValues,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { compileOperation } from '../../platform/execution/compileOperation.ts';
import type { RandomDocument } from './randomDocument.ts';
import type { Script } from './scriptedSchema.ts';

/** What graphql-js answers, and what the compiled operation does. */
export interface BothResults {
  readonly reference: ExecutionResult;
  readonly compiled: ExecutionResult;
  /** The root fields in the order in which they were resolved. */
  readonly orders: readonly [string[], string[]];
}

/** Executes a document both ways. */
export async function executeBoth(
  schema: GraphQLSchema,
  { text, variables }: RandomDocument,
  script: Omit<Script, 'order'>,
): Promise<BothResults> {
  const document = parse(text, { noLocation: false });
  const operation = getOperationAST(document);
  const [invalid] = validate(schema, document);
  const { variableValues, errors = [invalid] } = getVariableValues(
    schema,
    operation?.variableDefinitions ?? [],
    variables,
  );
  if (variableValues === undefined || invalid !== undefined)
    throw new Error(`Not valid: ${text}`, { cause: errors[0] });
  const orders: BothResults['orders'] = [[], []];
  const contextOf = (order: string[]): Script => ({ ...script, order });
  const reference = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: contextOf(orders[0]),
    hideSuggestions: true,
  });
  const operationCompiled = compileOperation(schema, document);
  if (operationCompiled === null) throw new Error(`Not compiled: ${text}`);
  const compiled = await operationCompiled.run({
    rootValue: undefined,
    contextValue: contextOf(orders[1]),
    variableValues,
  });
  return { reference, compiled, orders };
}

/** Messages of graphql-js that quote the value, which those of the gateway never do. */
const quoting: readonly (readonly [RegExp, string])[] = [
  [/^Expected value of type "(\w+)" but got.*$/s, 'not of type $1'],
  [/^Abstract type "(\w+)" was resolved to a type "(\w+)".*$/s, '$2 is no $1'],
  [/^Runtime Object type "(\w+)" is not a possible type for "(\w+)".*$/s, '$1 is no $2'],
  [/^\S+ resolved to (\w+), which is no possible type for (\w+)\.$/, '$1 is no $2'],
];

/** Errors as text, with their places. */
export function errorTexts(errors: readonly GraphQLError[] = []): string[] {
  return errors.map((error) => {
    const message = quoting.reduce((text, [pattern, plain]) => text.replace(pattern, plain), error.message);
    return JSON.stringify({ ...error.toJSON(), message });
  });
}

/** Where the response has null because of an error. */
export function nulledBy({ path = [] }: GraphQLError, data: unknown): string {
  let at = data;
  const way: (string | number)[] = [];
  for (const key of path) {
    if (at === null || at === undefined) break;
    at = (at as Record<string | number, unknown>)[key];
    way.push(key);
  }
  return way.join('.');
}
