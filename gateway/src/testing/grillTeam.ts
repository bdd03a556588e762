import { expect } from 'vitest';
import { graphql } from './graphql.ts';
import { present } from './present.ts';
import type { TestStack } from './startTestStack.ts';

/** A member of the team of the demo's first location. */
export interface TeamEntry {
  /** The global id of the role. */
  readonly id: string;
  readonly role: string;
}

/** The team of the demo's first location, by email address. */
export async function grillTeam({ run }: Pick<TestStack, 'run'>): Promise<Map<string, TeamEntry>> {
  const { data, errors } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          managers(first: 100) {
            edges {
              node {
                id
                role
                person {
                  email
                }
              }
            }
          }
        }
      }
    `),
    { as: 'owner' },
  );
  expect(errors).toBeUndefined();
  const { edges } = present(data?.location?.managers);
  return new Map(
    edges.map(({ node: { id, role, person } }) => [present(person.email), { id, role: present(role) }]),
  );
}

/** The role of a demo account there. */
export async function grillRole(stack: Pick<TestStack, 'run'>, person: string): Promise<TeamEntry> {
  const entry = (await grillTeam(stack)).get(`${person}@brigade.example`);
  if (!entry) throw new Error(`${person} is not on the team`);
  return entry;
}
