import { getNamedType, isRequiredArgument, type GraphQLField } from 'graphql';

/** A field as a document asks for it. */
export interface FieldCall {
  /** Its name in the response. */
  readonly key: string;
  readonly text: string;
}

/** The arguments of fields by their coordinate; several where others lead to other data. */
export type FieldArguments = Readonly<Record<string, readonly string[]>>;

type AnyField = GraphQLField<unknown, unknown>;

/** Two rows of a connection: more would mostly show the same. */
function usualArguments({ args }: AnyField): readonly string[] {
  if (args.some(isRequiredArgument)) return [];
  return [args.some(({ name }) => name === 'first') ? '(first: 2)' : ''];
}

/** How to ask for a field; not at all if its required arguments are not known. */
export function callsOf(owner: string, field: AnyField, known: FieldArguments): readonly FieldCall[] {
  const all = known[`${owner}.${field.name}`] ?? usualArguments(field);
  return all.map((given, index) => {
    const key = index === 0 ? field.name : `${field.name}_${index}`;
    return { key, text: `${index === 0 ? '' : `${key}: `}${field.name}${given}` };
  });
}

/** The name of the field that has this key in a response. */
export function fieldOf(key: string): string {
  return key.replace(/_\d+$/, '');
}

export const resultType = (field: AnyField) => getNamedType(field.type);
