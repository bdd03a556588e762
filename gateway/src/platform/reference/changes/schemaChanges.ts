import {
  BreakingChangeType,
  DangerousChangeType,
  findSchemaChanges,
  SafeChangeType,
  type GraphQLSchema,
} from 'graphql';
import { deprecations } from './deprecations.ts';
import type { ChangeKind, SchemaChange } from './schemaChange.ts';

/** Whether a number may be larger than before: documents and responses stay as they are. */
function isWidenedNumber(description: string): boolean {
  const { from, to } = /changed type from (?<from>\S+) to (?<to>\S+?)\.?$/.exec(description)?.groups ?? {};
  return from !== undefined && from.replace('Int', 'DatabaseId') === to;
}

function kindOf(type: string, description: string): ChangeKind {
  if (isWidenedNumber(description)) return 'DANGEROUS';
  if (Object.hasOwn(BreakingChangeType, type)) return 'BREAKING';
  return Object.hasOwn(DangerousChangeType, type) ? 'DANGEROUS' : 'ADDED';
}

/** What changed from one schema to another for its clients. Descriptions may change freely. */
export function schemaChanges(released: GraphQLSchema, current: GraphQLSchema): SchemaChange[] {
  const changes = findSchemaChanges(released, current)
    .filter(({ type }) => type !== SafeChangeType.DESCRIPTION_CHANGED)
    .map(({ type, description }) => ({ kind: kindOf(type, description), description }));
  const before = deprecations(released);
  const deprecated = [...deprecations(current)]
    .filter(([coordinate]) => !before.has(coordinate))
    .map(([coordinate, reason]) => ({
      kind: 'DEPRECATED' as const,
      description: `${coordinate} was deprecated: ${reason}`,
    }));
  return [...changes, ...deprecated];
}
