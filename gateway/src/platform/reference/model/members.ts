import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** The fields of an object or an interface; none for other types. */
export function fieldsOf(type: GraphQLNamedType): readonly GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

/** The fields of an input; none for other types. */
export function inputFieldsOf(type: GraphQLNamedType): readonly GraphQLInputField[] {
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

/** The names of everything in a type. */
export function memberNames(type: GraphQLNamedType): readonly string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return [...fieldsOf(type), ...inputFieldsOf(type)].map(({ name }) => name);
}

/** What takes or gives a value: an argument, or a field of an input. */
export type InputMember = GraphQLArgument | GraphQLInputField;

/** The types with pages: all but those of introspection and of the roots. */
export function documentedTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  const roots = new Set<GraphQLNamedType | null | undefined>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !roots.has(type))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The word for what a type is. */
export function kindOf(type: GraphQLNamedType): string {
  const words: Readonly<Record<string, string>> = {
    GraphQLObjectType: 'object',
    GraphQLInterfaceType: 'interface',
    GraphQLUnionType: 'union',
    GraphQLEnumType: 'enum',
    GraphQLInputObjectType: 'input',
    GraphQLScalarType: 'scalar',
  };
  return words[type.constructor.name] ?? 'type';
}
