import type { GraphQLSchema } from 'graphql';
import { declaredChanges } from './declaredChanges.ts';
import { readRelease, type Release } from './release.ts';
import type { DeclaredChange, SchemaChange } from './schemaChange.ts';
import { schemaChanges } from './schemaChanges.ts';

/** A schema beside the last release. */
export interface Comparison {
  readonly release: Release;
  readonly current: GraphQLSchema;
  readonly changes: readonly SchemaChange[];
  readonly declared: readonly DeclaredChange[];
}

/** Compares a schema with a release; by default with the last one, and what was declared since. */
export function compare(
  current: GraphQLSchema,
  release: Release = readRelease(),
  declared: readonly DeclaredChange[] = declaredChanges,
): Comparison {
  return { release, current, changes: schemaChanges(release.schema, current), declared };
}

/** The breaking changes that are not declared. */
export function undeclaredChanges({ changes, declared }: Comparison): string[] {
  const known = new Set(declared.map(({ description }) => description));
  return changes
    .filter(({ kind, description }) => kind === 'BREAKING' && !known.has(description))
    .map(({ description }) => description);
}

/** What was declared, but is not a breaking change. */
export function outdatedDeclarations({ changes, declared }: Comparison): string[] {
  const breaking = new Set(
    changes.filter(({ kind }) => kind === 'BREAKING').map(({ description }) => description),
  );
  return declared.map(({ description }) => description).filter((description) => !breaking.has(description));
}
