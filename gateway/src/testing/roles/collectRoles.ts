import { collectRegistry } from '../collectRegistry.ts';
import type { MutationRole } from './mutationRole.ts';

/** Who may run each mutation, by its name. */
export function collectRoles(): Promise<ReadonlyMap<string, MutationRole>> {
  return collectRegistry(
    '**/*.roles.ts',
    (slice: { readonly roles: Readonly<Record<string, MutationRole>> }) => slice.roles,
  );
}
