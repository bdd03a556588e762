import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, reset } = stack;

const home = globalId('Location', 1);
const counter = globalId('Event', 5);

const eventFields = graphql(`
  fragment eventFields on Event {
    id
    name
    gigsCount
    leads {
      role
      name
      phone
    }
  }
`);

const createEvent = graphql(
  `
    mutation ($input: CreateEventInput!) {
      createEvent(input: $input) {
        event {
          ...eventFields
        }
        gigs {
          id
          event {
            name
          }
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [eventFields],
);

const updateEvent = graphql(
  `
    mutation ($input: UpdateEventInput!) {
      updateEvent(input: $input) {
        event {
          ...eventFields
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [eventFields],
);

const addToEvent = graphql(
  `
    mutation ($input: AddToEventInput!) {
      addToEvent(input: $input) {
        event {
          ...eventFields
        }
        gigs {
          id
          event {
            name
          }
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [eventFields],
);

const removeFromEvent = graphql(
  `
    mutation ($input: RemoveFromEventInput!) {
      removeFromEvent(input: $input) {
        event {
          ...eventFields
        }
        gigs {
          id
          event {
            name
          }
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [eventFields],
);

const deleteEvent = graphql(`
  mutation ($input: DeleteEventInput!) {
    deleteEvent(input: $input) {
      deletedEventId
      errors {
        code
        message
        path
      }
    }
  }
`);

type CreateInput = Partial<VariablesOf<typeof createEvent>['input']>;
type UpdateInput = Partial<VariablesOf<typeof updateEvent>['input']>;
type AddInput = Partial<VariablesOf<typeof addToEvent>['input']>;
type RemoveInput = Omit<VariablesOf<typeof removeFromEvent>['input'], 'eventId'>;

let gigIds: string[];

beforeEach(async () => {
  await reset();
  const { data } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          gigs(first: 3, orderBy: STARTING_LATEST, filter: { isInEvent: false, statuses: [UNFILLED] }) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  gigIds = present(data?.location?.gigs).edges.map(({ node }) => node.id);
});

const create = (input: CreateInput, as: Person = 'member') =>
  mutate(stack, createEvent, { as, input: { locationId: home, name: 'Spring Gala', ...input } });
const update = (input: UpdateInput, as: Person = 'member') =>
  mutate(stack, updateEvent, { as, input: { eventId: counter, ...input } });
const add = (input: AddInput, as: Person = 'member') =>
  mutate(stack, addToEvent, { as, input: { eventId: counter, ...input } });
const remove = (input: RemoveInput, as: Person = 'member') =>
  mutate(stack, removeFromEvent, { as, input: { eventId: counter, ...input } });

const destroy = (as: Person, eventId = counter) => mutate(stack, deleteEvent, { as, input: { eventId } });

describe('createEvent', () => {
  test('createEvent creates an event with gigs and leads', async () => {
    const leads: CreateInput['leads'] = [{ role: 'EVENT_LEAD', name: ' Ana Ruiz ', phone: '(305) 555-0123' }];

    expect(await create({ name: ' Spring Gala ', leads, gigIds })).toMatchObject({
      event: {
        name: 'Spring Gala',
        gigsCount: 3,
        leads: [{ role: 'EVENT_LEAD', name: 'Ana Ruiz', phone: '+13055550123' }],
      },
      gigs: gigIds.map((id) => ({ id, event: { name: 'Spring Gala' } })),
      errors: [],
    });
  });

  test('createEvent creates an event of an organization without gigs', async () => {
    const input = { locationId: null, organizationId: globalId('Organization', 1) };

    expect(await create(input, 'owner')).toMatchObject({ event: { gigsCount: 0, leads: [] }, gigs: [] });
  });

  test.each<[CreateInput, string[], string]>([
    [{ name: 'ab' }, ['name'], 'Event name must be at least 3 characters'],
    [{ name: 'x'.repeat(26) }, ['name'], 'Event name must be 25 characters or less'],
    [{ name: '  ' }, ['name'], 'This field is required'],
    [{ leads: [{ role: 'HOST', name: '' }] }, ['leads', '0', 'name'], 'This field is required'],
    [{ leads: [{ role: 'HOST', name: 'Bo', phone: '5' }] }, ['leads', '0', 'phone'], 'Invalid phone number'],
    [{ gigIds: [home] }, ['gigIds', '0'], 'This is not the id of a gig'],
    [{ locationId: null }, ['locationId'], 'Choose either a location or an organization'],
  ])('createEvent refuses %o at %j', async (input, path, message) => {
    expect(await create(input)).toMatchObject({ event: null, gigs: null, errors: [{ path, message }] });
  });

  test('createEvent refuses onsite managers and unknown gigs', async () => {
    expect(await create({}, 'onsite')).toMatchObject({
      event: null,
      errors: [{ code: 'FORBIDDEN', path: ['locationId'] }],
    });
    expect(await create({ gigIds: [globalId('Gig', 999999)] })).toMatchObject({
      event: null,
      errors: [{ code: 'NOT_FOUND', path: ['gigIds'] }],
    });
  });
});

describe('updateEvent', () => {
  test('updateEvent updates the name and the leads independently', async () => {
    await update({ leads: [{ role: 'DRIVER', name: 'Bo' }] });

    expect(await update({ name: 'Counter Night' })).toMatchObject({
      event: { name: 'Counter Night', leads: [{ role: 'DRIVER', name: 'Bo', phone: null }] },
      errors: [],
    });
  });

  test.each<[UpdateInput, Person, string, string[]]>([
    [{ name: 'ab' }, 'member', 'INVALID', ['name']],
    [{ name: 'Ball' }, 'onsite', 'FORBIDDEN', ['eventId']],
    [{ name: 'Ball', eventId: globalId('Event', 999) }, 'member', 'NOT_FOUND', ['eventId']],
    [{ name: 'Ball', eventId: home }, 'member', 'INVALID', ['eventId']],
  ])('updateEvent refuses %o of %s: %s', async (input, as, code, path) => {
    expect(await update(input, as)).toMatchObject({ event: null, errors: [{ code, path }] });
  });
});

describe('addToEvent and removeFromEvent', () => {
  test('addToEvent and removeFromEvent add and remove gigs', async () => {
    const [first = ''] = gigIds;

    expect(await add({ gigIds: [first] })).toMatchObject({
      event: { gigsCount: 4 },
      gigs: [{ id: first, event: { name: 'Chef’s Counter Night' } }],
    });
    expect(await remove({ gigIds: [first] })).toMatchObject({
      event: { gigsCount: 3 },
      gigs: [{ id: first, event: null }],
    });
  });

  test('addToEvent adds all gigs of an addable shift', async () => {
    const { data } = await run(
      graphql(`
        query ($location: ID!) {
          event(databaseId: 5) {
            addableShifts(first: 1, locationId: $location) {
              totalCount
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
      `),
      { as: 'member', variables: { location: home } },
    );
    const { id, gigs } = present(data?.event?.addableShifts?.edges[0]).node;

    expect(await add({ shiftIds: [id] })).toMatchObject({
      event: { gigsCount: 3 + present(gigs).length },
      errors: [],
    });
  });

  test.each<[AddInput, Person, string, string[]]>([
    [{}, 'member', 'INVALID', ['gigIds']],
    [{ gigIds: [globalId('Gig', 999999)] }, 'member', 'NOT_FOUND', ['gigIds']],
    [{ shiftIds: [globalId('EventShift', 999999)] }, 'member', 'NOT_FOUND', ['shiftIds']],
    [
      { eventId: globalId('Event', 999), shiftIds: [globalId('EventShift', 1)] },
      'member',
      'NOT_FOUND',
      ['eventId'],
    ],
  ])('addToEvent refuses to add %o: %s %s', async (input, as, code, path) => {
    expect(await add(input, as)).toMatchObject({ event: null, errors: [{ code, path }] });
  });

  test('addToEvent and removeFromEvent refuse onsite managers', async () => {
    const refused = { event: null, errors: [{ code: 'FORBIDDEN', path: ['eventId'] }] };

    expect(await add({ gigIds }, 'onsite')).toMatchObject(refused);
    expect(await remove({ gigIds }, 'onsite')).toMatchObject(refused);
    expect(await remove({ gigIds: [] })).toMatchObject({ errors: [{ path: ['gigIds'] }] });
  });
});

describe('deleteEvent', () => {
  test('deleteEvent deletes the event but not its gigs', async () => {
    await add({ gigIds });

    expect(await destroy('member')).toEqual({ deletedEventId: counter, errors: [] });
    const { data } = await run(
      graphql(`
        query ($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on Gig {
              status
              event {
                name
              }
            }
          }
        }
      `),
      { as: 'member', variables: { ids: gigIds } },
    );
    expect(data?.nodes).toEqual(gigIds.map(() => ({ status: expect.any(String), event: null })));
  });

  test('deleteEvent refuses onsite managers and deleted events', async () => {
    expect(await destroy('onsite')).toMatchObject({ deletedEventId: null, errors: [{ code: 'FORBIDDEN' }] });
    expect(await destroy('member', globalId('Event', 999))).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['eventId'] }],
    });
  });
});
