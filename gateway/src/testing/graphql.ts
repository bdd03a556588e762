import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './__generated__/introspection.d.ts';

/**
 * Parses an operation. Its data and variables get their types from the schema: `pnpm schema` prints them after a change of
 * the schema.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { Date: string; DateTime: string; LocalTime: string; DatabaseId: number };
}>();

export type { ResultOf, TadaDocumentNode, VariablesOf } from 'gql.tada';
