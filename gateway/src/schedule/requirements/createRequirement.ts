import { requirementCategories } from '@brigade/domain/schedule/requirements/requirementCategory.ts';
import { requirementName } from '@brigade/domain/schedule/requirements/requirementName.ts';
import { z } from 'zod';
import { RequirementCategory } from '../gigs/gigEnums.ts';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { checkedSkillNumber, skillId } from '../../pros/skills/skillId.ts';
import { Requirement } from './Requirement.ts';
import { addRequirement } from './requirementsApi.ts';

const rules = z.looseObject({
  locationId,
  skillId: z.nullish(skillId),
  name: requirementName,
  category: z.enum(requirementCategories),
});

builder.relayMutationField(
  'createRequirement',
  {
    description: 'What is asked for, and whose gigs ask for it.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The location whose gigs can ask for it.' }),
      skillId: t.id({ description: 'The position that it is for; left out: every position.' }),
      name: t.string({ required: true, description: 'In words, at most 100 characters.' }),
      category: t.field({
        type: RequirementCategory,
        required: true,
        description: 'What it asks of the pro.',
      }),
    }),
    validate: { schema: rules },
  },
  {
    description: 'Writes down what a location asks of pros. Gigs and templates of the location can pick it.',
    extensions: errorPaths({
      skill_id: ['skillId'],
      name: ['name'],
      category: ['category'],
      'gigs.post': ['locationId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const location = checkedLocationNumber(input.locationId);
      const call = rest.call(addRequirement, {
        body: {
          location_id: location,
          skill_id: input.skillId == null ? null : checkedSkillNumber(input.skillId),
          name: input.name,
          category: input.category,
        },
      });
      return { requirement: await presentAt(['locationId'], 'location', call), locationId: location };
    },
  },
  {
    description: 'The new requirement, and the location that can ask for it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      requirement: t.field({
        type: Requirement,
        nullable: true,
        description: 'The requirement; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.requirement),
      }),
      location: concernedLocation(t),
    }),
  },
);
