import { Location } from '../locations/Location.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { databaseIdIn, isDatabaseId } from '../../platform/schema/globalId.ts';
import { findLocationInvitation } from './findInvitation.ts';
import { Invitation } from './Invitation.ts';
import type { LocationInvitationWire } from './invitationWire.ts';

export const LocationInvitation = builder.node(
  builder.objectRef<LocationInvitationWire>('LocationInvitation'),
  {
    description: 'An invitation to the team of a location.',
    interfaces: [Invitation],
    id: { resolve: ({ id }) => id },
    loadWithoutCache: async (text, { rest }) => {
      const id = databaseIdIn(text);
      if (!isDatabaseId(id)) return found(null, 'invitation');
      return found(await findLocationInvitation(id, rest), 'invitation');
    },
    fields: (t) => ({
      location: t.field({
        type: Location,
        description: 'Where the invitee gets the role.',
        resolve: ({ location_id }) => ({ id: location_id }),
      }),
    }),
  },
);
