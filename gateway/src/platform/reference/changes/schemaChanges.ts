import {
  BreakingChangeType,
  DangerousChangeType,
  findSchemaChanges,
  SafeChangeType,
  type GraphQLSchema,
} from 'graphql';
import { deprecations } from './deprecations.ts';
import type { ChangeKind, SchemaChange } from './schemaChange.ts';
import { widenedNumbers } from './widenedNumbers.ts';

function kindOf(type: string): ChangeKind {
  if (Object.hasOwn(BreakingChangeType, type)) return 'BREAKING';
  return Object.hasOwn(DangerousChangeType, type) ? 'DANGEROUS' : 'ADDED';
}

/** What changed from one schema to another for its clients. Descriptions may change freely. */
export function schemaChanges(released: GraphQLSchema, current: GraphQLSchema): SchemaChange[] {
  const widened = widenedNumbers(released, current);
  // A change names its element by its coordinate: "Field Gig.id changed type from Int to DatabaseId."
  const isOfWidened = (description: string) => description.split(' ').some((word) => widened.has(word));
  const changes = findSchemaChanges(released, current)
    .filter(({ type }) => type !== SafeChangeType.DESCRIPTION_CHANGED)
    .map(({ type, description }) => ({
      kind: isOfWidened(description) ? ('DANGEROUS' as const) : kindOf(type),
      description,
    }));
  const before = deprecations(released);
  const deprecated = [...deprecations(current)]
    .filter(([coordinate]) => !before.has(coordinate))
    .map(([coordinate, reason]) => ({
      kind: 'DEPRECATED' as const,
      description: `${coordinate} was deprecated: ${reason}`,
    }));
  return [...changes, ...deprecated];
}
