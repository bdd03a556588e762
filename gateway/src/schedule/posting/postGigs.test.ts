import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const postGigs = graphql(`
  mutation ($input: PostGigsInput!) {
    postGigs(input: $input) {
      gigs {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type PostGigsInput = VariablesOf<typeof postGigs>['input'];
type Line = PostGigsInput['lines'][number];

/** The day on which each test's clock starts. */
const today = Temporal.PlainDate.from('2026-03-02');
const day = (days: number) => today.add({ days }).toString();
const line = {
  skillId: globalId('Skill', 1),
  date: day(10),
  startTime: '17:00',
  endTime: '23:00',
  places: 2,
  wageCents: 2450,
};
const input = { locationId: globalId('Location', 1), lines: [line] };

const post = (change: Partial<PostGigsInput>, as: 'member' | 'onsite' = 'member') =>
  mutate(stack, postGigs, { as, input: { ...input, ...change } });

test('postGigs posts a gig with all that was said, in the time zone of its location', async () => {
  const { data, errors, calls } = await stack.run(
    graphql(`
      mutation ($input: PostGigsInput!) {
        postGigs(input: $input) {
          gigs {
            status
            type
            wage {
              amountCents
            }
            fill {
              places
            }
            privateNotes
            contactPhone
            movesToMarketplace
            movesToMarketplaceAt
            isRecurring
            recurrence {
              text
            }
            onsiteManager {
              id
            }
          }
          errors {
            message
          }
        }
      }
    `),
    {
      as: 'member',
      variables: {
        input: {
          ...input,
          type: 'NETWORK',
          movesToMarketplace: true,
          privateNotes: ' Early crew ',
          contactPhone: '(615) 555-0123',
        },
      },
    },
  );

  expect(errors).toBeUndefined();
  expect(data?.postGigs).toEqual({
    gigs: [
      {
        status: 'POSTED',
        type: 'NETWORK',
        wage: { amountCents: 2450 },
        fill: { places: 2 },
        privateNotes: 'Early crew',
        contactPhone: '+16155550123',
        movesToMarketplace: true,
        movesToMarketplaceAt: expect.any(String),
        isRecurring: false,
        recurrence: null,
        onsiteManager: null,
      },
    ],
    errors: [],
  });
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getLocation', 'createGigs']);
});

test('postGigs posts a direct offer whose open places move to the marketplace once no offer waits', async () => {
  expect(await post({ type: 'PRIVATE_DIRECT_OFFER', movesToMarketplace: true })).toMatchObject({
    gigs: [{ id: expect.any(String) }],
    errors: [],
  });
});

test('postGigs posts a series and names its rule', async () => {
  const { gigs } = await mutate(
    stack,
    graphql(`
      mutation ($input: PostGigsInput!) {
        postGigs(input: $input) {
          gigs {
            bundleSize
            isRecurring
            recurrence {
              text
              frequency
              interval
              weekdays
              occurrence
              until
              startDate
            }
          }
          errors {
            code
            message
            path
          }
        }
      }
    `),
    {
      as: 'member',
      input: {
        ...input,
        recurrence: { frequency: 'WEEKLY', interval: 2, until: day(40) },
        excludedDates: [day(24)],
      },
    },
  );

  expect(gigs).toHaveLength(2);
  expect(gigs?.[0]).toMatchObject({
    bundleSize: 2,
    isRecurring: true,
    recurrence: {
      text: expect.stringMatching(/^Every 2 weeks on \w+day until \w+ \d+/),
      frequency: 'WEEKLY',
      interval: 2,
      occurrence: null,
      until: day(40),
      startDate: line.date,
    },
  });
});

test('a posting names the onsite manager by their place on the team', async () => {
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          managers(first: 1) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'manager' },
  );
  const onsiteManagerId = present(data?.location?.managers?.edges[0]).node.id;

  const { gigs } = await mutate(
    stack,
    graphql(`
      mutation ($input: PostGigsInput!) {
        postGigs(input: $input) {
          gigs {
            onsiteManager {
              id
            }
          }
          errors {
            code
            message
            path
          }
        }
      }
    `),
    { as: 'member', input: { ...input, onsiteManagerId } },
  );
  expect(gigs).toMatchObject([{ onsiteManager: { id: onsiteManagerId } }]);
});

test('a posting is only checked when that is all it asks for', async () => {
  expect(await post({ validateOnly: true })).toEqual({ gigs: null, errors: [] });
});

describe('says what is wrong, at its place', () => {
  test.each<[Partial<Line>, string, string]>([
    [{ wageCents: 1499 }, 'wageCents', 'Enter a wage from $15 to $75 an hour'],
    [{ wageCents: 7501 }, 'wageCents', 'Enter a wage from $15 to $75 an hour'],
    [{ places: 0 }, 'places', 'Enter a number from 1 to 200'],
    [{ date: day(-2) }, 'startTime', 'This start has passed. Choose a later one.'],
    [{ endTime: '16:00' }, 'endTime', 'A shift can last 16 hours at most.'],
    [
      { skillId: globalId('Skill', 999) },
      'skillId',
      'This position is no longer offered. Choose another one.',
    ],
    [{ skillId: globalId('Gig', 1) }, 'skillId', 'This is not the id of a position'],
  ])('postGigs says what is wrong with the second line, at its place: %j', async (change, field, message) => {
    const { gigs, errors } = await post({ lines: [line, { ...line, ...change }] });

    expect(gigs).toBeNull();
    expect(errors).toEqual([{ code: 'INVALID', message, path: ['lines', '1', field] }]);
  });

  test.each<[Partial<PostGigsInput>, string[], string]>([
    [{ contactPhone: '12' }, ['contactPhone'], 'Invalid phone number'],
    [
      { movesToMarketplace: true },
      ['movesToMarketplace'],
      'Only network shifts and direct offers move to the marketplace',
    ],
    [
      { addressId: globalId('LocationAddress', '1-99999') },
      ['addressId'],
      'This is not an address of the location',
    ],
    [{ eventId: globalId('Event', 99999) }, ['eventId'], 'This event no longer exists'],
    [
      { requirementIds: [globalId('Requirement', 99999)] },
      ['requirementIds', '0'],
      'This requirement does not go with the position',
    ],
    [
      { attachmentIds: [globalId('Attachment', 99999)] },
      ['attachmentIds', '0'],
      'This attachment no longer exists. Upload it again.',
    ],
    [
      { recurrence: { frequency: 'DAILY', until: day(9) } },
      ['recurrence', 'until'],
      'The last date is before the first one',
    ],
    [
      { recurrence: { frequency: 'DAILY', until: day(114) } },
      ['recurrence', 'until'],
      'At most 104 dates at once. Choose an earlier last date.',
    ],
    [{ recurrence: { frequency: 'WEEKLY', interval: 0 } }, ['recurrence', 'interval'], 'Enter 1 to 30'],
    [
      { recurrence: { frequency: 'MONTHLY', weekdays: ['MONDAY'] } },
      ['recurrence', 'occurrence'],
      'Choose 1 to 4, or -1 for the last',
    ],
    [
      { recurrence: { frequency: 'MONTHLY', weekdays: ['MONDAY', 'FRIDAY'], occurrence: 1 } },
      ['recurrence', 'weekdays'],
      'Choose one day of the week',
    ],
  ])('postGigs says what is wrong with the whole, at its place: %j', async (change, path, message) => {
    expect(await post(change)).toEqual({ gigs: null, errors: [{ code: 'INVALID', message, path }] });
  });

  test('a posting of nothing at all is refused', async () => {
    expect(await post({ lines: [] })).toEqual({
      gigs: null,
      errors: [{ code: 'REQUIRED', message: 'Add at least one shift', path: ['lines'] }],
    });
  });

  test('a background check is refused where the location has them off', async () => {
    expect(await post({ isBackgroundCheckRequired: true })).toEqual({
      gigs: null,
      errors: [
        {
          code: 'INVALID',
          message: 'Background checks are off at this location',
          path: ['isBackgroundCheckRequired'],
        },
      ],
    });
  });

  test('an onsite manager who is not at the location is refused', async () => {
    expect(await post({ onsiteManagerId: globalId('LocationManager', 99999) })).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['onsiteManagerId'] }],
    });
  });
});

test('onsite managers post no gigs', async () => {
  expect(await post({}, 'onsite')).toMatchObject({
    gigs: null,
    errors: [{ code: 'FORBIDDEN', path: ['locationId'] }],
  });
});

test('the location of another organization is not found', async () => {
  expect(await post({ locationId: globalId('Location', 5) })).toMatchObject({
    gigs: null,
    errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
  });
});
