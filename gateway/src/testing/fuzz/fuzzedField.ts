import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type AnyField = GraphQLField<unknown, unknown>;

/** A field with arguments, and the way to it. */
export interface FuzzedField {
  /** The field with its type, such as `Location.gigs`. */
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** The fields above it, each with its arguments as text. */
  readonly path: readonly string[];
  readonly field: AnyField;
}

interface Place {
  readonly type: GraphQLObjectType;
  readonly path: readonly string[];
}

function canPass(field: AnyField): boolean {
  return !field.args.some(isRequiredArgument) && isObjectType(getNamedType(field.type));
}

/** The object types that can be reached, each with its shortest way. */
function placesBelow(schema: GraphQLSchema, roots: Readonly<Record<string, string>>): Place[] {
  const query = schema.getQueryType();
  const reached = new Map<string, Place>();
  function reach(type: GraphQLNamedType | undefined | null, path: readonly string[]): void {
    if (isObjectType(type) && !reached.has(type.name)) reached.set(type.name, { type, path });
  }
  reach(query, []);
  for (const [text, name] of Object.entries(roots)) reach(schema.getType(name), [text]);
  // A map also iterates over what this loop adds.
  for (const { type, path } of reached.values()) {
    for (const field of Object.values(type.getFields())) {
      if (canPass(field)) reach(getNamedType(field.type), [...path, field.name]);
    }
  }
  return [...reached.values()];
}

/**
 * Every mutation, and every other field with arguments that can be reached without arguments from a root field.
 *
 * @param roots text of a root field with its arguments -> name of its type.
 */
export function fuzzedFields(schema: GraphQLSchema, roots: Readonly<Record<string, string>>): FuzzedField[] {
  const queries = placesBelow(schema, roots).flatMap(({ type, path }) =>
    Object.values(type.getFields())
      .filter(({ args }) => args.length > 0)
      .map((field) => ({ name: `${type.name}.${field.name}`, kind: 'query' as const, path, field })),
  );
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => {
    return { name: `Mutation.${field.name}`, kind: 'mutation' as const, path: [], field };
  });
  return [...queries, ...mutations];
}

/** The leaf fields of a type, so that what the field found is read too; below a connection, those of its nodes. */
function selectionOf(type: GraphQLNamedType): string {
  if (!isCompositeType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields());
  const leaves = fields.filter(({ args, type: of }) => args.length === 0 && isLeafType(getNamedType(of)));
  const rows = fields.find(({ name }) => name === 'edges' || name === 'node');
  const below = rows === undefined ? '' : `${rows.name} ${selectionOf(getNamedType(rows.type))}`;
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} ${below} }`;
}

/** A document with a variable for each argument of the field. */
export function documentOf({ kind, path, field }: FuzzedField): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const text = `${field.name}(${given}) ${selectionOf(getNamedType(field.type))}`;
  const nested = path.toReversed().reduce((inner, outer) => `${outer} { ${inner} }`, text);
  return `${kind} (${declared}) { ${nested} }`;
}
