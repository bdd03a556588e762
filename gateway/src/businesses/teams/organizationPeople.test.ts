import { describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const document = graphql(`
  query ($id: DatabaseId!) {
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
`);

const entries = <T>({ edges }: { edges: { node: T }[] }) => edges.map(({ node }) => node);

describe('the people of an organization', () => {
  test('the people of an organization are its admins and the teams of locations that the viewer may see', async () => {
    const { data, errors } = await run(document, { as: 'onsite', variables: { id: 1 } });
    const { managers, locationManagers } = present(data?.organization);

    expect(errors).toBeUndefined();
    expect(entries(present(managers))).toContainEqual({
      id: expect.any(String),
      role: 'ADMIN',
      person: { email: 'owner@brigade.example', isViewer: false },
      organization: { name: 'Copper Finch Restaurant Group' },
    });
    expect(new Set(entries(present(locationManagers)).map(({ location }) => location.databaseId))).toEqual(
      new Set([1, 2]),
    );
  });

  test('the people of an organization are found again entry by entry', async () => {
    const { data } = await run(document, { as: 'owner', variables: { id: 1 } });
    const { id } = present(entries(present(data?.organization?.managers))[0]);
    const found = await run(graphql('query ($id: ID!) { node(id: $id) { __typename id } }'), {
      as: 'owner',
      variables: { id },
    });

    expect(found.data?.node).toEqual({ __typename: 'OrganizationManager', id });
  });
});
