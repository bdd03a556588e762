import { heldCode } from '../candidateCodes/heldCode.ts';
import { Image } from '../../platform/images/Image.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getOrientation } from './orientationsApi.ts';
import type { OrientationItemWire, OrientationWire } from './orientationWire.ts';

const OrientationItem = builder.objectRef<OrientationItemWire>('OrientationItem').implement({
  description: 'An item to read or watch before the first day.',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The database ID of the item.' }),
    title: t.exposeString('title', { description: 'The title of the item.' }),
    body: t.exposeString('body', { description: "The item's text, without markup." }),
    videoUrl: t.exposeString('video_url', {
      nullable: true,
      description: 'The URL of an accompanying video, if any.',
    }),
    readAt: t.expose('read_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the candidate marked the item as read, in UTC; null until then.',
    }),
  }),
});

export const Orientation = builder.objectRef<OrientationWire>('Orientation').implement({
  description:
    "Reading material for a candidate's first day, visible to anyone who has its code, signed in or not.",
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The title of the orientation.' }),
    candidateFirstName: t.string({
      description: "The candidate's first name.",
      resolve: ({ candidate }) => candidate.first_name,
    }),
    locationName: t.string({
      description: "The name of the candidate's location.",
      resolve: ({ location }) => location.name,
    }),
    locationImage: t.field({
      type: Image,
      description: "The location's image, if any.",
      resolve: ({ location }) => ({ publicId: location.image_public_id }),
    }),
    items: t.expose('items', { type: [OrientationItem], description: 'The items to read, in order.' }),
    completedAt: t.expose('completed_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the candidate read the last item, in UTC; null until then.',
    }),
  }),
});

builder.queryField('orientation', (t) =>
  t.field({
    type: Orientation,
    nullable: true,
    skipTypeScopes: true,
    description:
      'The orientation for a code. Null with the error NOT_FOUND for a wrong code, or RATE_LIMITED after too many wrong ' +
      'codes.',
    args: { code: t.arg.string({ required: true, description: 'The orientation code, in any format.' }) },
    resolve: (_root, { code }, { rest }) =>
      rest.call(getOrientation, { path: { secret: heldCode(code, 'orientation') } }),
  }),
);
