import { builder } from '../../platform/schema/builder.ts';
import { Gig } from './Gig.ts';

interface Setting {
  readonly name: string;
  readonly value: unknown;
}

const GigSetting = builder.objectRef<Setting>('GigSetting').implement({
  description: 'A setting of a gig, as the REST API has it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that the REST API gives the setting.' }),
    value: t.string({
      description: 'The value as JSON text, because it can be of any kind: `true`, `12`, `"later"`.',
      resolve: ({ value }) => JSON.stringify(value),
    }),
  }),
});

/** The most settings of a gig that its cost counts on. */
const usualSettings = 5;

builder.objectField(Gig, 'settings', (t) =>
  t.field({
    type: [GigSetting],
    description:
      'The settings of the gig, by name, passed through from the REST API, which alone gives them a meaning. Most gigs have none.',
    extensions: { listSize: usualSettings },
    resolve: ({ settings }) =>
      Object.entries(settings ?? {})
        .map(([name, value]) => ({ name, value }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }),
);
