import type { DeclaredChange } from './schemaChange.ts';

/**
 * The breaking changes since the last release that were decided on; a test fails on every other one. A new release
 * empties the list.
 */
export const declaredChanges: readonly DeclaredChange[] = [];
