import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isWrappingType,
  isListType,
} from 'graphql';

/**
 * The coordinates of the fields and arguments that were an `Int` and became a `DatabaseId`, in the same lists and as
 * nullable as before: documents and responses stay as they are, and only a number may be larger.
 */
export function widenedNumbers(released: GraphQLSchema, current: GraphQLSchema): ReadonlySet<string> {
  const now = typesOf(current);
  return new Set(
    [...typesOf(released)].flatMap(([coordinate, type]) => {
      const currentType = now.get(coordinate);
      return currentType && isWidened(type, currentType) ? [coordinate] : [];
    }),
  );
}

function isWidened(before: GraphQLType, after: GraphQLType): boolean {
  if (isWrappingType(before) && isWrappingType(after)) {
    return isListType(before) === isListType(after) && isWidened(before.ofType, after.ofType);
  }
  return String(before) === 'Int' && String(after) === 'DatabaseId';
}

/** The types of all fields and arguments by their schema coordinates. */
function typesOf(schema: GraphQLSchema): Map<string, GraphQLType> {
  const types = new Map<string, GraphQLType>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    const fields: Readonly<Record<string, GraphQLField<unknown, unknown> | GraphQLInputField>> =
      type.getFields();
    for (const field of Object.values(fields)) {
      types.set(`${type.name}.${field.name}`, field.type);
      if (!('args' in field)) continue;
      for (const { name, type: argumentType } of field.args) {
        types.set(`${type.name}.${field.name}(${name}:)`, argumentType);
      }
    }
  }
  return types;
}
