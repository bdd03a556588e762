import { Location } from '../locations/Location.ts';
import { findRow } from '../../platform/paging/findRow.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { databaseIdIn, isDatabaseId } from '../../platform/schema/globalId.ts';
import { Invitation } from './Invitation.ts';
import type { LocationInvitationWire } from './invitationWire.ts';
import { listLocationInvitations } from './locationInvitationsApi.ts';

export const LocationInvitation = builder.node(
  builder.objectRef<LocationInvitationWire>('LocationInvitation'),
  {
    description: 'An invitation to the team of a location.',
    interfaces: [Invitation],
    id: { resolve: ({ id }) => id },
    loadWithoutCache: async (text, { rest }) => {
      const id = databaseIdIn(text);
      if (!isDatabaseId(id)) return found(null, 'invitation');
      const invitation = await findRow(
        (page) => rest.call(listLocationInvitations, { query: { ...page, id } }),
        (row) => row.id === id,
        'plain',
      );
      return found(invitation, 'invitation');
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
