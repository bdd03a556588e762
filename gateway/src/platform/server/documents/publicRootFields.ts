import type { GraphQLField, GraphQLSchema } from 'graphql';
import { requestError } from '../../errors/requestError.ts';
import type { DocumentShape } from './documentShape.ts';

/** Whether a field opts out of the scopes of its root type (`skipTypeScopes`) without requiring scopes itself. */
function isPublic({ extensions }: GraphQLField<unknown, unknown>): boolean {
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

/**
 * Callers without a token may run the web app's documents, and ad-hoc documents that use public root fields only.
 *
 * @throws GraphQLError with the code UNAUTHENTICATED.
 */
export function requirePublicRootFields(
  { rootFields }: DocumentShape,
  publicFields: ReadonlySet<string>,
): void {
  const closed = rootFields.find((field) => !publicFields.has(field) && !metaFields.has(field));
  if (closed === undefined) return;
  throw requestError(401, 'UNAUTHENTICATED', `Sign in to ask for ${closed}.`);
}
