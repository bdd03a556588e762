import type { GraphQLField, GraphQLSchema } from 'graphql';
import { rootFields, rootKindOf } from './rootFields.ts';

/** Who may use a field as far as the gateway decides. The REST API decides about each object besides. */
export type Access = 'EVERYONE' | 'SIGNED_IN' | 'PLATFORM_ADMIN';

interface ScopeOptions {
  readonly skipTypeScopes?: boolean;
  readonly authScopes?: Readonly<Record<string, unknown>>;
}

function optionsOf({ extensions }: GraphQLField<unknown, unknown>): ScopeOptions {
  return (extensions as { readonly pothosOptions?: ScopeOptions }).pothosOptions ?? {};
}

/** Whether the auth scopes of a field demand a platform admin. */
export function isForPlatformAdmins(field: GraphQLField<unknown, unknown>): boolean {
  return optionsOf(field).authScopes?.['platformAdmin'] === true;
}

/** What the auth scopes of a root field say. */
export function accessOfRootField(field: GraphQLField<unknown, unknown>): Access {
  if (isForPlatformAdmins(field)) return 'PLATFORM_ADMIN';
  const { skipTypeScopes = false, authScopes } = optionsOf(field);
  return skipTypeScopes && authScopes === undefined ? 'EVERYONE' : 'SIGNED_IN';
}

/** Whether a type comes only from root fields of platform admins. */
export function isTypeForPlatformAdmins(schema: GraphQLSchema, uses: readonly string[]): boolean {
  const isForAdmins = (coordinate: string) => {
    const [owner = '', name = ''] = coordinate.split(/[.(]/);
    const kind = rootKindOf(schema, owner);
    const field = kind === null ? undefined : rootFields(schema, kind)[name];
    return field !== undefined && isForPlatformAdmins(field);
  };
  return uses.length > 0 && uses.every(isForAdmins);
}
