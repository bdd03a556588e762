import { makeAddress } from './addresses.ts';
import { connection, makeLocation, makeViewer, type Page } from './world.ts';
import { emptyTexts } from './emptyTexts.ts';

const dollars = (amountCents: number) => ({ amountCents, currency: 'USD' });

/** A position that a location can post, with the wages of its market. */
export function makeSkill(databaseId: number, name: string, startingWage = 2200) {
  return {
    startingWage: dollars(startingWage),
    minimumWage: dollars(1800),
    recommendedWage: dollars(2400),
    recommendedBoostedWage: dollars(2750),
    skill: {
      __typename: 'Skill',
      id: `skill-${databaseId}`,
      databaseId,
      name,
      defaultDescription: `${name}: be on time.`,
      defaultNoExperienceRequired: false,
    },
  };
}

/** Someone of the team of a location. */
function makeManager(databaseId: number, displayName: string) {
  return {
    __typename: 'LocationManager',
    id: `manager-${databaseId}`,
    person: { __typename: 'Person', id: `person-${databaseId}`, displayName },
  };
}

/** A gateway at which the form for posting at location 1 can be filled in; `facts` replace parts of the location. */
export function postingWorld(facts: Record<string, unknown> = {}) {
  return {
    viewer: makeViewer({ databaseId: 7 }),
    location: makeLocation(1, {
      viewerCanPostGigs: true,
      viewerCannotPostGigsReason: null,
      postableSkills: [makeSkill(1, 'Line Cook'), makeSkill(2, 'Dishwasher', 1900)],
      costRates: {
        platformPercentage: 20,
        inNetworkPercentage: 5,
        w2Percentage: 12.5,
        backgroundCheckPercentage: 2,
        tippingPercentage: 0,
        gatewayFee: { percentage: 2.9, fixedCents: 30, maximumCents: null },
        cancellation: { freeHours: 24, guaranteedHours: 4 },
      },
      suggestedBreaks: [{ databaseId: 1, triggerMinutes: 300, lengthMinutes: 30 }],
      events: (page: Page) =>
        connection([{ __typename: 'Event', id: 'event-7', databaseId: 7, name: 'Spring Gala' }], page),
      shiftTemplates: [
        {
          __typename: 'ShiftTemplate',
          id: 'times-1',
          startTime: '09:00',
          endTime: '17:30',
          unpaidBreakMinutes: 45,
        },
      ],
      gigTemplates: [
        {
          __typename: 'GigTemplate',
          id: 'template-1',
          name: 'Friday line',
          skill: { __typename: 'Skill', id: 'skill-1', name: 'Line Cook' },
          hourlyRate: dollars(2600),
          ...emptyTexts('template'),
          positionDescription: 'Sauté station.',
          privateNotes: 'Ask for Ada.',
          noExperienceRequired: false,
          isAutoSelectEnabled: true,
          addressId: 'address-2',
          usesLocationAddress: false,
          requirements: [{ __typename: 'Requirement', id: 'requirement-1' }],
          attachments: [],
        },
      ],
      managersOnDuty: [
        {
          __typename: 'ManagerOnDuty',
          id: 'duty-1',
          fullName: 'Renata Ochoa',
          phoneNumber: '+12125550131',
          phoneText: '(212) 555-0131',
        },
      ],
      requirements: [
        {
          __typename: 'Requirement',
          id: 'requirement-1',
          name: 'Own knives',
          category: 'EQUIPMENT',
          skillId: null,
        },
        {
          __typename: 'Requirement',
          id: 'requirement-2',
          name: 'Black shirt',
          category: 'ATTIRE',
          skillId: null,
        },
      ],
      settings: {
        backgroundChecksEnabled: true,
        immediateAutoSelectEnabled: false,
        requireCertifications: false,
        supportedEmploymentTypes: ['F1099', 'W2'],
      },
      addresses: (page: Page) =>
        connection(
          [
            makeAddress(1, { type: 'PRIMARY', name: null }),
            makeAddress(2, { name: 'Loading dock', line1: '9 Pier Rd' }),
          ],
          page,
        ),
      managers: (page: Page) => connection([makeManager(1, 'Dana Whitlock')], page),
      ...facts,
    }),
  };
}

/** Responses of the mutations behind the form; `inputs` collects what they are asked, by the name of the mutation. */
export function postingResponses() {
  const inputs: { name: string; input: Record<string, unknown> }[] = [];
  const seen = (name: string, { input }: { input: Record<string, unknown> }) => inputs.push({ name, input });
  const gig = {
    __typename: 'Gig',
    id: 'gig-40',
    databaseId: 40,
    startTime: '2099-01-15T22:00:00Z',
    status: 'POSTED',
    event: null,
    fill: { selected: 0, confirmed: 1 },
  };
  return {
    inputs,
    root: {
      postGigs: (asked: { input: { validateOnly?: boolean; lines: readonly unknown[] } }) => {
        seen('postGigs', asked);
        return { errors: [], gigs: asked.input.validateOnly ? null : [gig] };
      },
      createEvent: (asked: { input: Record<string, unknown> }) => {
        seen('createEvent', asked);
        return { errors: [], event: { __typename: 'Event', id: 'event-9', name: 'Winter Ball' } };
      },
      assignPros: (asked: { input: Record<string, unknown> }) => {
        seen('assignPros', asked);
        return {
          errors: [],
          results: [{ gig, pro: { __typename: 'Pro', id: 'pro-3', displayName: 'Ada Moreno' }, errors: [] }],
        };
      },
    },
  };
}
