import type { RoleRow } from '../roleRows.ts';
import type { Schema } from './schemaValue.ts';

type Operation = {
  parameters?: { in: string; name: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
};

/** The parts of an OpenAPI description that requests are made from. */
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** A route with a request that it accepts, from the role matrix. */
export type FuzzedRoute = {
  name: string;
  method: string;
  /** The template, such as `/api/gigs/:id/`. */
  template: string;
  row: RoleRow;
  query: { name: string; schema: Schema }[];
  body: Schema | null;
  /** The documented statuses. */
  statuses: number[];
};

/** Combines the rows of the role matrix with the OpenAPI description. */
export function fuzzedRoutes(
  rows: readonly (readonly [string, RoleRow])[],
  { paths }: Description,
): FuzzedRoute[] {
  return rows.map(([name, row]) => {
    const [method = '', template = ''] = name.split(' ');
    const path = template.replaceAll(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`The OpenAPI description lacks ${name}`);
    return {
      name,
      method,
      template,
      row,
      query: (operation.parameters ?? []).flatMap(({ in: place, name: parameter, schema = {} }) =>
        place === 'query' ? [{ name: parameter, schema }] : [],
      ),
      body: operation.requestBody?.content?.['application/json']?.schema ?? null,
      statuses: Object.keys(operation.responses).map(Number),
    };
  });
}
