import type { GraphQLField, GraphQLSchema } from 'graphql';
import { isPublic } from '../../server/documents/publicRootFields.ts';
import { rootFields, rootKindOf } from './rootFields.ts';

/** Who may use a field as far as the gateway decides. The REST API decides about each object besides. */
export type Access = 'EVERYONE' | 'SIGNED_IN' | 'PLATFORM_ADMIN';

/** Whether the auth scopes of a field demand a platform admin. */
export function isForPlatformAdmins({ extensions }: GraphQLField<unknown, unknown>): boolean {
  const options = extensions['pothosOptions'] as
    | { readonly authScopes?: Readonly<Record<string, unknown>> }
    | undefined;
  return options?.authScopes?.['platformAdmin'] === true;
}

/** What the auth scopes of a root field say. */
export function accessOfRootField(field: GraphQLField<unknown, unknown>): Access {
  if (isForPlatformAdmins(field)) return 'PLATFORM_ADMIN';
  return isPublic(field) ? 'EVERYONE' : 'SIGNED_IN';
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
