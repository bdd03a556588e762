import { Market } from '../../platform/geo/Market.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../users/User.ts';
import { getManagerProfile } from './accountsApi.ts';
import type { ManagerProfileWire } from './managerProfileWire.ts';
import { ManagerSkill, managerSkills } from './ManagerSkill.ts';

const ManagerProfile = builder.objectRef<ManagerProfileWire>('ManagerProfile').implement({
  description: "A manager's business, as entered at sign-up.",
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the profile.' }),
    businessName: t.exposeString('business_name', { description: 'The name of the business.' }),
    market: t.expose('market', {
      type: Market,
      nullable: true,
      description: 'The market of the business, if entered.',
    }),
    referralCode: t.exposeString('referral_code', {
      description: 'The referral code of the manager.',
    }),
    hasLocations: t.exposeBoolean('has_locations', {
      description: 'Whether the manager has a role at any location.',
    }),
    managerSkill: t.field({
      type: ManagerSkill,
      nullable: true,
      description: 'The area that the manager is responsible for, if entered. Costs one upstream call.',
      resolve: async ({ manager_skill_id: id }, _args, context) =>
        id == null ? null : ((await managerSkills(context)).find((skill) => skill.id === id) ?? null),
    }),
  }),
});

builder.objectField(User, 'managerProfile', (t) =>
  t.field({
    type: ManagerProfile,
    nullable: true,
    description:
      "The user's business, as entered at sign-up. Null for users who were invited. Costs one upstream " +
      'call.',
    resolve: async (_user, _args, { rest }) => {
      try {
        return await rest.call(getManagerProfile);
      } catch (failure) {
        if (failure instanceof UpstreamRefusal && failure.isNotFound) return null;
        throw failure;
      }
    },
  }),
);
