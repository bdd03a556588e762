import { Gig } from './Gig.ts';
import { builder } from '../../platform/schema/builder.ts';

builder.objectFields(Gig, (t) => ({
  networkGroupNames: t.stringList({
    description: 'NETWORK only: the names of the groups that see it first; empty for none.',
    resolve: ({ network_groups: groups }) => (groups ?? []).map(({ name }) => name),
  }),
  networkGroupHours: t.int({
    nullable: true,
    description: 'For how many hours those groups alone see it, as asked for on posting.',
    resolve: ({ network_group_hours }) => network_group_hours,
  }),
  networkHours: t.int({
    nullable: true,
    description:
      'For how many hours the whole network sees it before the marketplace does, as asked for on posting.',
    resolve: ({ network_hours }) => network_hours,
  }),
  isForGroupsOnly: t.boolean({
    description: 'Whether those groups alone see it still.',
    resolve: ({ is_for_groups_only }) => is_for_groups_only ?? false,
  }),
  opensToNetworkAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the whole network will see it; null when it does already.',
    resolve: ({ open_to_network_ts }) => open_to_network_ts,
  }),
}));
