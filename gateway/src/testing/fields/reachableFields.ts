import {
  isAbstractType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { resultType } from './fieldCalls.ts';

/** A field of an object, with its coordinate. */
interface OwnedField {
  readonly coordinate: string;
  readonly owner: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** The fields of an object type. */
export function fieldsOfType(type: GraphQLObjectType): readonly OwnedField[] {
  return Object.values(type.getFields()).map((field) => ({
    coordinate: `${type.name}.${field.name}`,
    owner: type.name,
    field,
  }));
}

/** The fields of the objects that queries can lead to, without the root. */
export function reachableFields(schema: GraphQLSchema): readonly OwnedField[] {
  const query = schema.getQueryType();
  const types = new Set<GraphQLObjectType>(query ? [query] : []);
  // The set grows while it is read.
  for (const type of types) {
    for (const field of Object.values(type.getFields())) {
      const result = resultType(field);
      const objects = isAbstractType(result) ? schema.getPossibleTypes(result) : [result];
      for (const object of objects) if (isObjectType(object)) types.add(object);
    }
  }
  return [...types].filter((type) => type !== query).flatMap(fieldsOfType);
}
