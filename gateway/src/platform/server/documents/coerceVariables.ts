import {
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableValues,
} from 'graphql';
import { documentFault } from './documentFault.ts';

/** More would not help the reader. */
const maxErrors = 20;

/** The variables of a request with their defaults, or why they do not fit their declarations. */
export type CoercedVariables =
  | { readonly values: VariableValues; readonly errors?: never }
  | { readonly values?: never; readonly errors: readonly GraphQLError[] };

/** Coerces the variables of a request as its operation declares them. Errors never propose names of the schema. */
export function coerceVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): CoercedVariables {
  const options = { maxErrors, hideSuggestions: true };
  const { variableValues, errors } = getVariableValues(schema, variableDefinitions, variables, options);
  if (variableValues !== undefined) return { values: variableValues };
  return { errors: errors.map((error) => documentFault(error, 'BAD_USER_INPUT', { status: 400 })) };
}
