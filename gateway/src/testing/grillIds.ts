import { expect } from 'vitest';
import type { TestStack } from './startTestStack.ts';

interface Node {
  id: string;
  type?: string;
  person?: { email: string };
}

/** The id of the first that is wanted. */
function pick(list: { edges: { node: Node }[] }, isWanted: (node: Node) => boolean = () => true): string {
  const found = list.edges.find(({ node }) => isWanted(node));
  if (!found) throw new Error('The demo has no such thing');
  return found.node.id;
}

/** Global ids of things at the demo's first location and in its organization. */
export async function grillIds({ run }: Pick<TestStack, 'run'>) {
  const { data, errors } = await run(
    /* GraphQL */ `
      {
        location(databaseId: 1) {
          addresses {
            edges {
              node {
                id
                type
              }
            }
          }
          addOns {
            edges {
              node {
                id
              }
            }
          }
          invitations {
            edges {
              node {
                id
              }
            }
          }
          managers(role: ONSITE_MANAGER) {
            edges {
              node {
                id
              }
            }
          }
          pros(first: 1) {
            edges {
              node {
                id
              }
            }
          }
          gigs(first: 1, orderBy: STARTING_LATEST, filter: { isInEvent: false, statuses: [UNFILLED] }) {
            edges {
              node {
                id
              }
            }
          }
          events(first: 1) {
            edges {
              node {
                id
                shifts {
                  edges {
                    node {
                      id
                      gigs {
                        id
                      }
                    }
                  }
                }
              }
            }
          }
        }
        organization(databaseId: 1) {
          managers {
            edges {
              node {
                id
                person {
                  email
                }
              }
            }
          }
        }
      }
    `,
    { as: 'owner' },
  );
  expect(errors).toBeUndefined();
  const { addresses, addOns, invitations, managers, pros, gigs, events } = data.location;
  const [event] = events.edges;
  const shift = event.node.shifts.edges[0].node;
  return {
    addressId: pick(addresses, ({ type }) => type === 'SECONDARY'),
    addOnId: pick(addOns),
    invitationId: pick(invitations),
    locationManagerId: pick(managers),
    proId: pick(pros),
    gigId: pick(gigs),
    eventId: pick(events),
    eventShiftId: String(shift.id),
    gigOfEventId: String(shift.gigs[0].id),
    organizationManagerId: pick(
      data.organization.managers,
      ({ person }) => person?.email === 'group@brigade.example',
    ),
  };
}
