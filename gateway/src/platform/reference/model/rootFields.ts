import type { GraphQLField, GraphQLSchema } from 'graphql';

/** The kinds of root fields, as they are written in URLs, with the word for one. */
export const rootKinds = { queries: 'query', mutations: 'mutation', subscriptions: 'subscription' } as const;

export type RootKind = keyof typeof rootKinds;

export const rootKindNames = Object.keys(rootKinds) as readonly RootKind[];

export function isRootKind(kind: string): kind is RootKind {
  return Object.hasOwn(rootKinds, kind);
}

/** The fields of a root type by their names. */
export function rootFields(
  schema: GraphQLSchema,
  kind: RootKind,
): Readonly<Record<string, GraphQLField<unknown, unknown>>> {
  return schema.getRootType(rootKinds[kind])?.getFields() ?? {};
}

/** The kind of root fields that a type has; null for other types. */
export function rootKindOf(schema: GraphQLSchema, typeName: string): RootKind | null {
  return rootKindNames.find((kind) => schema.getRootType(rootKinds[kind])?.name === typeName) ?? null;
}
