import { makeAddress } from './addresses.ts';
import { makeSkill } from './posting.ts';
import { connection, makeLocation, type Page } from './world.ts';
import { emptyTexts } from './emptyTexts.ts';

/** A template of location 1; `facts` replace what a test is about. */
export function makeTemplate(facts: Record<string, unknown> = {}) {
  return {
    __typename: 'GigTemplate',
    id: 'template-1',
    name: 'Friday dinner',
    skill: { __typename: 'Skill', id: 'skill-1', name: 'Server' },
    hourlyRate: { amountCents: 2250, currency: 'USD' },
    ...emptyTexts('template'),
    positionDescription: 'Run six tables.',
    noExperienceRequired: false,
    isAutoSelectEnabled: false,
    addressId: null,
    usesLocationAddress: true,
    requirements: [{ __typename: 'Requirement', id: 'requirement-1' }],
    attachments: [],
    ...facts,
  };
}

/** Location 1 with a template, usual hours and a manager on duty; the viewer may change them by default. */
export function makeLocationWithMaterials(facts: Record<string, unknown> = {}) {
  return makeLocation(1, {
    viewerCanPostGigs: true,
    viewerCannotPostGigsReason: null,
    gigTemplates: [makeTemplate()],
    shiftTemplates: [
      {
        __typename: 'ShiftTemplate',
        id: 'times-1',
        startTime: '17:00',
        endTime: '01:00',
        unpaidBreakMinutes: 30,
      },
    ],
    managersOnDuty: [
      {
        __typename: 'ManagerOnDuty',
        id: 'duty-1',
        fullName: 'Elena Ruiz',
        phoneNumber: '+12125550142',
        phoneText: '(212) 555-0142',
      },
    ],
    postableSkills: [makeSkill(1, 'Server'), makeSkill(2, 'Line Cook')],
    requirements: [
      {
        __typename: 'Requirement',
        id: 'requirement-1',
        name: 'Closed shoes',
        category: 'ATTIRE',
        skillId: null,
      },
      {
        __typename: 'Requirement',
        id: 'requirement-2',
        name: 'Own knives',
        category: 'EQUIPMENT',
        skillId: 'skill-2',
      },
    ],
    addresses: (page: Page) => connection([makeAddress(1, { type: 'PRIMARY' })], page),
    ...facts,
  });
}
