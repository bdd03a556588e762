import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { DocumentShape } from './documentShape.ts';

/** Whether a field opts out of the scopes of its root type (`skipTypeScopes`) without requiring scopes itself. */
export function isPublic({ extensions }: GraphQLField<unknown, unknown>): boolean {
  const options = extensions['pothosOptions'] as
    | { readonly skipTypeScopes?: boolean; readonly authScopes?: unknown }
    | undefined;
  return options?.skipTypeScopes === true && options.authScopes === undefined;
}

/** The names of root fields that callers without a token may use, as the schema's own auth scopes declare them. */
export function publicRootFields(schema: GraphQLSchema): ReadonlySet<string> {
  const rootTypes = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = rootTypes.flatMap((type) => Object.values(type?.getFields() ?? {}));
  const closed = new Set(fields.filter((field) => !isPublic(field)).map(({ name }) => name));
  // A document lists names only, so a name that is public on one root type and private on another stays private.
  return new Set(fields.map(({ name }) => name).filter((name) => !closed.has(name)));
}

/** The meta fields of GraphQL itself; introspection is switched off by validation where it is not allowed. */
const metaFields: ReadonlySet<string> = new Set(['__typename', '__schema', '__type']);

/** The first root field of a document that callers need a session for; undefined when all are public. */
export function closedRootField(
  { rootFields }: DocumentShape,
  publicFields: ReadonlySet<string>,
): string | undefined {
  return rootFields.find((field) => !publicFields.has(field) && !metaFields.has(field));
}
