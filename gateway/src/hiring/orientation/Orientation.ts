import { heldCode } from '../../candidateCodes/heldCode.ts';
import { Image } from '../../images/Image.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getOrientation } from './orientationsApi.ts';
import type { OrientationItemWire, OrientationWire } from './orientationWire.ts';

const OrientationItem = builder.objectRef<OrientationItemWire>('OrientationItem').implement({
  description: 'One thing to read or watch before the first day.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the item.' }),
    title: t.exposeString('title', { description: 'What it is about.' }),
    body: t.exposeString('body', { description: 'The text, without markup.' }),
    videoUrl: t.exposeString('video_url', { nullable: true, description: 'A video that goes with it.' }),
    readAt: t.expose('read_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the candidate said that they have read it; null until then.',
    }),
  }),
});

export const Orientation = builder.objectRef<OrientationWire>('Orientation').implement({
  description: 'What a candidate reads before the first day; for whoever holds its code, signed in or not.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is called.' }),
    candidateFirstName: t.string({
      description: 'Whom it is for.',
      resolve: ({ candidate }) => candidate.first_name,
    }),
    locationName: t.string({ description: 'Where they begin.', resolve: ({ location }) => location.name }),
    locationImage: t.field({
      type: Image,
      description: 'The picture of the location.',
      resolve: ({ location }) => ({ publicId: location.image_public_id }),
    }),
    items: t.expose('items', { type: [OrientationItem], description: 'What to read, in this order.' }),
    completedAt: t.expose('completed_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last item was read; null until then.',
    }),
  }),
});

builder.queryField('orientation', (t) =>
  t.field({
    type: Orientation,
    nullable: true,
    skipTypeScopes: true,
    description:
      'What the code of an orientation stands for. Null with the error NOT_FOUND for a wrong code; RATE_LIMITED ' +
      'after too many of them.',
    args: { code: t.arg.string({ required: true, description: 'The code, however it was typed.' }) },
    resolve: (_root, { code }, { rest }) =>
      rest.call(getOrientation, { path: { secret: heldCode(code, 'orientation') } }),
  }),
);
