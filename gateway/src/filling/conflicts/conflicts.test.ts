import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
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
    '{ gig(databaseId: ' + gig.databaseId + ') { startTime endTime timeZone skill { id } location { id } } }',
    { as: 'owner' },
  );
  const { startTime, endTime, timeZone, skill, location } = data.gig;
  const local = (instant: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
      .format(new Date(instant))
      .split(' ');
  const [date = '', start = ''] = local(startTime);
  const posted = await run(
    'mutation ($input: PostGigsInput!) { postGigs(input: $input) { gigs { id databaseId } errors { message } } }',
    {
      as: 'owner',
      variables: {
        input: {
          locationId: location.id,
          lines: [
            {
              skillId: skill.id,
              date,
              startTime: start,
              endTime: local(endTime)[1],
              places: 1,
              wageCents: 3000,
            },
          ],
        },
      },
    },
  );
  const [other] = posted.data.postGigs.gigs;
  const [applicant] = gig.applicants;
  await run('mutation ($input: AssignProsInput!) { assignPros(input: $input) { errors { message } } }', {
    as: 'owner',
    variables: { input: { gigId: other.id, proIds: [applicant?.pro.id], isConfirmed: true } },
  });
  return { applicationId: applicant?.id, otherGig: Number(other.databaseId) };
}

const conflictsDocument = /* GraphQL */ `
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
`;

test('tells that the pro works elsewhere at that time, where and when', async () => {
  const { applicationId, otherGig } = await workElsewhere();
  const { data, errors } = await run(conflictsDocument, { as: 'member', variables: { id: applicationId } });

  expect(errors).toBeUndefined();
  expect(data.node.conflicts).toContainEqual({
    kind: 'OVERLAP',
    restMinutes: null,
    weekMinutes: null,
    weekStart: null,
    work: expect.objectContaining({ isConfirmed: true, locationDatabaseId: 1, gigDatabaseId: otherGig }),
  });
});

test('keeps the note of who goes on all the same', async () => {
  const { applicationId } = await workElsewhere();
  const { data } = await run(
    'mutation ($input: SelectApplicantsInput!) { selectApplicants(input: $input) { results { application { overrideNote { note authorName createdAt } } errors { message } } } }',
    {
      as: 'member',
      variables: { input: { applicationIds: [applicationId], overrideNote: ' Agreed by phone. ' } },
    },
  );

  expect(data.selectApplicants.results).toMatchObject([
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
])('another server that %s: the lists still come', async (_, difference) => {
  const server = await startOtherServer(difference);
  onTestFinished(server.close);
  const { data, errors } = await server.run(
    /* GraphQL */ `
      query ($gig: Int!) {
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
    `,
    { as: 'admin', variables: { gig: gig.databaseId } },
  );

  expect(errors).toBeUndefined();
  expect(data.gigReviews[0].applications.edges).toHaveLength(2);
});
