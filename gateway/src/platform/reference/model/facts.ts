import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Area } from './areas.ts';

const fieldAccess = z.object({
  /** The roles that suffice. */
  roles: z.array(z.string()).min(1),
  /** The permissions of the REST API that it can need. */
  permissions: z.array(z.string()),
});

const mutationRoles = fieldAccess.extend({
  /** What else decides. */
  note: z.string().nullable(),
});

const queryFacts = mutationRoles.extend({
  /** The codes that tell the caller no: FORBIDDEN, NOT_FOUND, or none. */
  refusals: z.array(z.string()),
});

/** Who may read a field. */
type FieldAccess = z.infer<typeof fieldAccess>;

/** Who may run a mutation. */
type MutationRoles = z.infer<typeof mutationRoles>;

/** What the schema alone does not say, generated from the sources and from what tests found. */
export interface Facts {
  /** The area of each type and root field. */
  readonly areas: ReadonlyMap<string, Area>;
  /**
   * The roles that may run each mutation, as the matrix of roles tests them or its permissions say, and each query and
   * subscription, as a test finds by asking.
   */
  readonly roles: ReadonlyMap<string, MutationRoles>;
  /** Who may read each field of an object that some role is refused, by its coordinate, as a test finds by asking. */
  readonly fields: ReadonlyMap<string, FieldAccess>;
  /** The scope that an API token needs for each mutation, as the REST API declares it for its calls. */
  readonly scopes: ReadonlyMap<string, string>;
  /** The codes that queries and subscriptions answer with to those who may not see what they ask for. */
  readonly refusals: ReadonlyMap<string, readonly string[]>;
  /** The codes that each mutation can be refused with. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
}

function read<Fact>(name: string, fact: z.ZodType<Fact>): ReadonlyMap<string, Fact> {
  const text = readFileSync(new URL(`../__generated__/${name}.json`, import.meta.url), 'utf8');
  return new Map(Object.entries(z.record(z.string(), fact).parse(JSON.parse(text))));
}

export function readFacts(): Facts {
  const queries = read('queryFacts', queryFacts);
  return {
    areas: read('areas', z.string()) as ReadonlyMap<string, Area>,
    roles: new Map<string, MutationRoles>([...queries, ...read('mutationRoles', mutationRoles)]),
    fields: read('fieldFacts', fieldAccess),
    refusals: new Map([...queries].map(([name, { refusals }]) => [name, refusals])),
    scopes: read('mutationScopes', z.string()),
    errors: read('mutationErrors', z.array(z.string())),
  };
}
