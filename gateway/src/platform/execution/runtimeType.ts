import {
  GraphQLError,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { FieldPlan } from './fieldPlan.ts';

/** The type of the object that a field of an abstract type has found, by the name that `resolveType` gave. */
export function runtimeType(
  schema: GraphQLSchema,
  declared: GraphQLAbstractType,
  name: unknown,
  { nodes, parentType, definition }: FieldPlan,
): GraphQLObjectType {
  const place = `${parentType.name}.${definition.name}`;
  if (typeof name !== 'string') {
    throw new GraphQLError(
      `The type ${declared.name} of ${place} must resolve to the name of an object type.`,
      { nodes },
    );
  }
  const type = schema.getType(name);
  if (isObjectType(type) && schema.isSubType(declared, type)) return type;
  throw new GraphQLError(`${place} resolved to ${name}, which is no possible type for ${declared.name}.`, {
    nodes,
  });
}
