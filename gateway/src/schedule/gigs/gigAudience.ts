import { Gig } from './Gig.ts';
import { builder } from '../../platform/schema/builder.ts';

builder.objectFields(Gig, (t) => ({
  networkGroupNames: t.stringList({
    description:
      'The names of the network groups that see the gig first. Empty if the whole network does, or if the type is not NETWORK.',
    resolve: ({ network_groups: groups }) => (groups ?? []).map(({ name }) => name),
  }),
  networkGroupHours: t.int({
    nullable: true,
    description: 'The number of hours during which only the groups see the gig, as set when posting.',
    resolve: ({ network_group_hours }) => network_group_hours,
  }),
  networkHours: t.int({
    nullable: true,
    description:
      'The number of hours during which only the network sees the gig before the marketplace does, as set when posting.',
    resolve: ({ network_hours }) => network_hours,
  }),
  isForGroupsOnly: t.boolean({
    description: 'Whether the gig is still visible only to the groups that see it first.',
    resolve: ({ is_for_groups_only }) => is_for_groups_only ?? false,
  }),
  opensToNetworkAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'The time the gig opens to the whole network. Null if it already has.',
    resolve: ({ open_to_network_ts }) => open_to_network_ts,
  }),
}));
