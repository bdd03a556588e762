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
    description: 'Input for createRequirement.',
    inputFields: (t) => ({
      locationId: t.id({
        required: true,
        description: 'The ID of the location whose gigs can have the requirement.',
      }),
      skillId: t.id({
        description: 'The ID of the position that the requirement is for. Defaults to every position.',
      }),
      name: t.string({ required: true, description: 'The requirement in words, at most 100 characters.' }),
      category: t.field({
        type: RequirementCategory,
        required: true,
        description: 'The category of the requirement.',
      }),
    }),
    validate: { schema: rules },
  },
  {
    description: 'Adds a requirement for pros to a location, which its gigs and templates can use.',
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
    description: 'Return type of createRequirement.',
    outputFields: (t) => ({
      errors: errorsField(t),
      requirement: t.field({
        type: Requirement,
        nullable: true,
        description: 'The requirement. Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.requirement),
      }),
      location: concernedLocation(t),
    }),
  },
);
