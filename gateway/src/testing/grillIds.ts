import { expect } from 'vitest';
import { graphql } from './graphql.ts';
import { present } from './present.ts';
import type { TestStack } from './startTestStack.ts';

interface List<TNode> {
  readonly edges: readonly { readonly node: TNode }[];
}

/** The id of the first node that is wanted. */
function pick<TNode extends { readonly id: string }>(
  list: List<TNode> | null,
  isWanted: (node: TNode) => boolean = () => true,
): string {
  const found = present(list).edges.find(({ node }) => isWanted(node));
  return present(found).node.id;
}

/** Global ids of things at the demo's first location and in its organization. */
export async function grillIds({ run }: Pick<TestStack, 'run'>) {
  const { data, errors } = await run(
    graphql(`
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
          adHocPayments(first: 1, statuses: [FAILED]) {
            edges {
              node {
                id
              }
            }
          }
          geoLogs(first: 1, isFlagged: true) {
            edges {
              node {
                id
              }
            }
          }
          disputes(isResolved: false) {
            edges {
              node {
                id
                status
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
    `),
    { as: 'owner' },
  );
  expect(errors).toBeUndefined();
  const { addresses, addOns, invitations, managers, pros, adHocPayments, geoLogs, disputes, gigs, events } =
    present(data?.location);
  const shift = present(events?.edges[0]?.node.shifts?.edges[0]).node;
  return {
    addressId: pick(addresses, ({ type }) => type === 'SECONDARY'),
    addOnId: pick(addOns),
    invitationId: pick(invitations),
    locationManagerId: pick(managers),
    adHocPaymentId: pick(adHocPayments),
    geoLogId: pick(geoLogs),
    openDisputeId: pick(disputes, ({ status }) => status === 'OPEN'),
    escalatedDisputeId: pick(disputes, ({ status }) => status === 'ESCALATED'),
    proId: pick(pros),
    gigId: pick(gigs),
    eventId: pick(events),
    eventShiftId: shift.id,
    gigOfEventId: present(shift.gigs?.[0]).id,
    organizationManagerId: pick(
      present(data?.organization?.managers),
      ({ person }) => person.email === 'group@brigade.example',
    ),
  };
}
