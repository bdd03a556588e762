import { connection, copperfinch, makeGig, makeLocation, type Page } from './world.ts';

type Gig = ReturnType<typeof makeGig>;

/** A gig of an event, with so many of its places taken. */
export function makeEventGig(
  databaseId: number,
  position: string,
  {
    places = 2,
    confirmed = 0,
    ...facts
  }: { places?: number; confirmed?: number; [fact: string]: unknown } = {},
): Gig {
  const { fill, skill } = makeGig(databaseId);
  return makeGig(databaseId, {
    skill: { ...skill, id: `skill-${position}`, name: position },
    fill: { ...fill, places, confirmed, selected: confirmed },
    event: { __typename: 'Event', id: 'event-7', databaseId: 7, name: 'Spring Gala' },
    ...facts,
  });
}

/** An event shift of these gigs: January 15, 2099, 5:00 pm to 11:00 pm in New York. */
export function makeShift(databaseId: number, gigs: readonly Gig[], facts: Record<string, unknown> = {}) {
  return {
    __typename: 'EventShift',
    id: `shift-${databaseId}`,
    databaseId,
    startTime: '2099-01-15T22:00:00Z',
    endTime: '2099-01-16T04:00:00Z',
    timeZone: 'America/New_York',
    location: makeLocation(1),
    contactName: 'Dana Whitlock',
    contactPhone: '+12125550142',
    placesCount: gigs.reduce((sum, { fill }) => sum + fill.places, 0),
    confirmedCount: gigs.reduce((sum, { fill }) => sum + fill.confirmed, 0),
    gigs,
    ...facts,
  };
}

type Shift = ReturnType<typeof makeShift>;

/** The event number 7 with these shifts. */
export function makeEvent(shifts: readonly Shift[], facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Event',
    id: 'event-7',
    databaseId: 7,
    name: 'Spring Gala',
    organization: copperfinch,
    leads: [{ role: 'EVENT_LEAD', name: 'Ana Ruiz', phone: '+12125550143' }],
    startTime: shifts[0]?.startTime ?? null,
    endTime: shifts.at(-1)?.endTime ?? null,
    timeZone: 'America/New_York',
    gigsCount: shifts.reduce((sum, { gigs }) => sum + gigs.length, 0),
    placesCount: shifts.reduce((sum, { placesCount }) => sum + placesCount, 0),
    confirmedCount: shifts.reduce((sum, { confirmedCount }) => sum + confirmedCount, 0),
    selectedCount: shifts.reduce((sum, { confirmedCount }) => sum + confirmedCount, 0),
    missingCount: 0,
    noShowsCount: 0,
    offeredCount: 0,
    openNowCount: 0,
    shifts: (page: Page) => connection(shifts, page),
    addableShifts: (page: Page) => connection([], page),
    ...facts,
  };
}

/** A location at which the viewer may post, or not. */
export function makePostingLocation(canPost = true) {
  return makeLocation(1, {
    viewerCanPostGigs: canPost,
    viewerCanManageApplicants: canPost,
    viewerCannotPostGigsReason: canPost ? null : 'Only team members and admins of this location can post.',
  });
}
