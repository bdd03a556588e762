import { encodeGlobalID } from '@pothos/plugin-relay';
import { Attachment } from '../attachments/Attachment.ts';
import { LocationAddress } from '../../businesses/addresses/LocationAddress.ts';
import { getAddress } from '../../businesses/addresses/addressesApi.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationPartId } from '../../businesses/locations/locationPartId.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { namedRequirements } from '../requirements/namedRequirements.ts';
import { Requirement } from '../requirements/Requirement.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { catalogued } from '../../pros/skills/catalogue.ts';
import { Skill } from '../../pros/skills/Skill.ts';
import { termOutputs } from '../terms/termOutputs.ts';
import { gigTemplateById, listGigTemplates } from './gigTemplatesApi.ts';
import type { GigTemplateWire } from './gigTemplateWire.ts';

export const GigTemplate = builder.node(builder.objectRef<GigTemplateWire>('GigTemplate'), {
  description:
    'A gig template: a position with its wage, texts, requirements and files, for gigs that a location ' +
    'posts repeatedly.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(gigTemplateById, databaseIdIn(id), 'template', context),
  fields: (t) => ({
    ...termOutputs(t, 'template'),
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the template.' }),
    name: t.exposeString('name', { description: 'The name of the template, unique at its location.' }),
    location: t.field({
      type: Location,
      description: 'The location that has the template.',
      resolve: ({ location_id }) => ({ id: location_id }),
    }),
    skill: t.field({
      type: Skill,
      nullable: true,
      description: 'The position of the gigs. From the catalogue.',
      resolve: ({ skill_id }, _args, context) => catalogued(skill_id, context),
    }),
    hourlyRate: t.field({
      type: Money,
      nullable: true,
      description: 'The hourly wage. Requires the permission `wages.view`.',
      resolve: ({ hourly_rate }) => visibleUsd(hourly_rate),
    }),
    requirements: t.field({
      type: [Requirement],
      description: 'The requirements that pros must meet.',
      extensions: { listSize: 5 },
      resolve: ({ requirements, location_id, skill_id }, _args, { rest }) =>
        namedRequirements(requirements ?? [], { location_id, skill_id }, rest),
    }),
    attachments: t.field({
      type: [Attachment],
      description: 'The files that are attached to the gigs.',
      extensions: { listSize: 3 },
      resolve: ({ attachments }) => attachments ?? [],
    }),
    addressId: t.id({
      nullable: true,
      description:
        'The ID of the address of the gigs; null for the location itself, and where `usesLocationAddress` ' +
        'is false.',
      resolve: ({ location_id: locationId, location_address_id: id }) =>
        id == null ? null : encodeGlobalID('LocationAddress', locationPartId({ locationId, id })),
    }),
    usesLocationAddress: t.exposeBoolean('use_location_address', {
      nullable: true,
      description:
        "Whether the gigs take place at the location's own address. False with a null `addressId` if the " +
        'address was removed from the location: one must be chosen. Null if the REST API does not say.',
    }),
    address: t.field({
      type: LocationAddress,
      nullable: true,
      description:
        'The address of the gigs; null for the location itself, and if it was removed. Costs one upstream call.',
      resolve: async ({ location_id: locationId, location_address_id: id }, _args, { rest }) =>
        id == null ? null : { ...(await rest.call(getAddress, { path: { locationId, id } })), locationId },
    }),
    updatedAt: t.expose('last_updated_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the template was last changed, in UTC.',
    }),
  }),
});

builder.objectField(Location, 'gigTemplates', (t) =>
  t.field({
    type: [GigTemplate],
    nullable: true,
    description: 'The gig templates of the location, by name. Costs one upstream call.',
    extensions: { listSize: 20 },
    resolve: async ({ id }, _args, { rest }) => {
      const templates = await wholeList((page) =>
        rest.call(listGigTemplates, { query: { ...page, location_id: id } }),
      );
      // The upstream does not guarantee an order.
      return templates.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    },
  }),
);
