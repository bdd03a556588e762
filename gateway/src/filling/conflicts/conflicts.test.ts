import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

/** Posts a gig at the hours of the busy one and assigns its first applicant there. */
async function workElsewhere() {
  const { data } = await run(
    graphql(`
      query ($gig: DatabaseId!) {
        gig(databaseId: $gig) {
          startTime
          endTime
          timeZone
          skill {
            id
          }
          location {
            id
          }
        }
      }
    `),
    { as: 'owner', variables: { gig: gig.databaseId } },
  );
  const { startTime, endTime, timeZone, skill, location } = present(data?.gig);
  const local = (instant: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: present(timeZone), dateStyle: 'short', timeStyle: 'short' })
      .format(new Date(instant))
      .split(' ');
  const [date = '', start = ''] = local(startTime);
  const [, end = ''] = local(endTime);
  const posted = await run(
    graphql(`
      mutation ($input: PostGigsInput!) {
        postGigs(input: $input) {
          gigs {
            id
            databaseId
          }
          errors {
            message
          }
        }
      }
    `),
    {
      as: 'owner',
      variables: {
        input: {
          locationId: present(location).id,
          lines: [
            {
              skillId: skill.id,
              date,
              startTime: start,
              endTime: end,
              places: 1,
              wageCents: 3000,
            },
          ],
        },
      },
    },
  );
  const other = present(posted.data?.postGigs.gigs?.[0]);
  const applicant = present(gig.applicants[0]);
  await run(
    graphql(`
      mutation ($input: AssignProsInput!) {
        assignPros(input: $input) {
          errors {
            message
          }
        }
      }
    `),
    {
      as: 'owner',
      variables: { input: { gigId: other.id, proIds: [applicant.pro.id], isConfirmed: true } },
    },
  );
  return { applicationId: applicant.id, otherGig: other.databaseId };
}

const conflictsQuery = graphql(`
  query ($id: ID!) {
    node(id: $id) {
      ... on GigApplication {
        conflicts {
          kind
          restMinutes
          weekMinutes
          weekStart
          work {
            isConfirmed
            locationName
            locationDatabaseId
            gigDatabaseId
            startTime
            endTime
          }
        }
        overrideNote {
          note
          authorName
        }
      }
    }
  }
`);

test('a conflict reports that the pro works elsewhere at that time, where and when', async () => {
  const { applicationId, otherGig } = await workElsewhere();
  const { data, errors } = await run(conflictsQuery, { as: 'member', variables: { id: applicationId } });

  expect(errors).toBeUndefined();
  const node = present(data?.node);
  expect('conflicts' in node ? node.conflicts : null).toContainEqual({
    kind: 'OVERLAP',
    restMinutes: null,
    weekMinutes: null,
    weekStart: null,
    work: expect.objectContaining({ isConfirmed: true, locationDatabaseId: 1, gigDatabaseId: otherGig }),
  });
});

test('the nodes of a page of applications are those of its edges, by the same calls', async () => {
  const edges = await run(
    graphql(`
      query ($gig: DatabaseId!) {
        gig(databaseId: $gig) {
          applications(first: 3) {
            edges {
              node {
                databaseId
                conflicts {
                  kind
                }
              }
            }
          }
        }
      }
    `),
    { as: 'member', variables: { gig: gig.databaseId } },
  );
  const nodes = await run(
    graphql(`
      query ($gig: DatabaseId!) {
        gig(databaseId: $gig) {
          applications(first: 3) {
            nodes {
              databaseId
              conflicts {
                kind
              }
            }
          }
        }
      }
    `),
    { as: 'member', variables: { gig: gig.databaseId } },
  );

  expect(nodes.errors).toBeUndefined();
  expect(nodes.data?.gig?.applications?.nodes).toHaveLength(3);
  expect(nodes.data?.gig?.applications?.nodes).toEqual(
    edges.data?.gig?.applications?.edges.map(({ node }) => node),
  );
  const endpoints = ({ calls }: typeof nodes | typeof edges) => calls.map(({ endpoint }) => endpoint);
  expect(endpoints(nodes)).toEqual(endpoints(edges));
});

test('selecting in spite of a conflict keeps the note of who goes on all the same', async () => {
  const { applicationId } = await workElsewhere();
  const { data } = await run(
    graphql(`
      mutation ($input: SelectApplicantsInput!) {
        selectApplicants(input: $input) {
          results {
            application {
              overrideNote {
                note
                authorName
                createdAt
              }
            }
            errors {
              message
            }
          }
        }
      }
    `),
    {
      as: 'member',
      variables: { input: { applicationIds: [applicationId], overrideNote: ' Agreed by phone. ' } },
    },
  );

  expect(data?.selectApplicants.results).toMatchObject([
    {
      errors: [],
      application: { overrideNote: { note: 'Agreed by phone.', authorName: expect.stringMatching(/\w/) } },
    },
  ]);
});

test.each([
  [
    'leaves them out',
    { rewrite: (key: string, value: unknown) => (key === 'conflicts' ? undefined : value) },
  ],
  ['has no calls for them', { missing: '/api/staffer/gig-applications/' }],
])('the lists still come from another server that %s', async (_, difference) => {
  const server = await startOtherServer(difference);
  onTestFinished(server.close);
  const { data, errors } = await server.run(
    graphql(`
      query ($gig: DatabaseId!) {
        gigReviews(gigDatabaseIds: [$gig]) {
          applications(first: 2, filter: { stage: OPEN }) {
            totalCount
            edges {
              node {
                conflicts {
                  kind
                }
              }
            }
          }
        }
      }
    `),
    { as: 'admin', variables: { gig: gig.databaseId } },
  );

  expect(errors).toBeUndefined();
  expect(data?.gigReviews[0]?.applications?.edges).toHaveLength(2);
});
