import { grillId } from '../../testing/demoIds.ts';
import { anyRole, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  favoritePro: { input: ({ proId }) => ({ locationId: grillId, proId }), outcomes: anyRole },
  favoriteProAtLocations: { input: ({ proId }) => ({ proId, locationIds: [grillId] }), outcomes: anyRole },
  favoritePros: { input: ({ proId }) => ({ locationId: grillId, proIds: [proId] }), outcomes: anyRole },
  unfavoritePro: { input: ({ proId }) => ({ locationId: grillId, proId }), outcomes: anyRole },
  unfavoriteProEverywhere: {
    input: ({ proId }) => ({ proId, locationId: grillId }),
    // It applies only to the caller's own locations, so no caller is refused.
    outcomes: { ...anyRole, rival: 'may' },
  },
};
