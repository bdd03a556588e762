import { Kind, parse, print, printSchema, type GraphQLSchema, type InputValueDefinitionNode } from 'graphql';

/** The default values of arguments and input fields as they are written, by coordinate. */
export function defaultsOf(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const note = (coordinate: string, { defaultValue }: InputValueDefinitionNode) => {
    if (defaultValue) defaults.set(coordinate, print(defaultValue));
  };
  for (const definition of parse(printSchema(schema), { noLocation: true }).definitions) {
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      for (const field of definition.fields ?? [])
        note(`${definition.name.value}.${field.name.value}`, field);
    }
    if (
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
      definition.kind === Kind.INTERFACE_TYPE_DEFINITION
    ) {
      for (const { name, arguments: given } of definition.fields ?? []) {
        for (const argument of given ?? []) {
          note(`${definition.name.value}.${name.value}(${argument.name.value}:)`, argument);
        }
      }
    }
  }
  return defaults;
}
