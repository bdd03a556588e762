import { describe, expect, test } from 'vitest';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

interface Entry {
  id: string;
  location: { databaseId: number };
}

const entries = ({ edges }: { edges: { node: Entry }[] }) => edges.map(({ node }) => node);

describe('the people of an organization', () => {
  const document = /* GraphQL */ `
    query ($id: Int!) {
      organization(databaseId: $id) {
        managers {
          edges {
            node {
              id
              role
              person {
                email
                isViewer
              }
              organization {
                name
              }
            }
          }
        }
        locationManagers(first: 100) {
          edges {
            node {
              role
              person {
                email
              }
              location {
                databaseId
                name
              }
            }
          }
        }
      }
    }
  `;

  test('are its admins, and the teams of the locations that the viewer may see', async () => {
    const { data, errors } = await run(document, { as: 'onsite', variables: { id: 1 } });
    const { managers, locationManagers } = data.organization;

    expect(errors).toBeUndefined();
    expect(entries(managers)).toContainEqual({
      id: expect.any(String),
      role: 'ADMIN',
      person: { email: 'owner@brigade.example', isViewer: false },
      organization: { name: 'Copper Finch Restaurant Group' },
    });
    expect(new Set(entries(locationManagers).map(({ location }) => location.databaseId))).toEqual(
      new Set([1, 2]),
    );
  });

  test('are found again entry by entry', async () => {
    const { data } = await run(document, { as: 'owner', variables: { id: 1 } });
    const [{ id } = { id: '' }] = entries(data.organization.managers);
    const found = await run('query ($id: ID!) { node(id: $id) { __typename id } }', {
      as: 'owner',
      variables: { id },
    });

    expect(found.data.node).toEqual({ __typename: 'OrganizationManager', id });
  });
});
