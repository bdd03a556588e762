import { grillId } from '../../testing/demoIds.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  addToEvent: { input: ({ gigId, eventId }) => ({ eventId, gigIds: [gigId] }), outcomes: teamMember },
  createEvent: { input: () => ({ locationId: grillId, name: 'Harvest Supper' }), outcomes: teamMember },
  deleteEvent: { input: ({ eventId }) => ({ eventId }), outcomes: teamMember, isOnce: true },
  removeFromEvent: {
    input: ({ eventId, gigOfEventId }) => ({ eventId, gigIds: [gigOfEventId] }),
    outcomes: teamMember,
    isOnce: true,
  },
  updateEvent: { input: ({ eventId }) => ({ eventId, name: 'Harvest Supper' }), outcomes: teamMember },
  updateEventShift: {
    input: ({ eventShiftId }) => ({ shiftId: eventShiftId, contactName: 'Dana' }),
    outcomes: teamMember,
  },
};
