import type { RouteFactory } from '../../platform/server/route.ts';
import { addGroupMembers } from './addGroupMembers.ts';
import { createGroup } from './createGroup.ts';
import { deleteGroup } from './deleteGroup.ts';
import { getGroup } from './getGroup.ts';
import { listGroupMembers } from './listGroupMembers.ts';
import { listGroups } from './listGroups.ts';
import { removeGroupMembers } from './removeGroupMembers.ts';
import { updateGroup } from './updateGroup.ts';

/** The routes for groups of pros, in the order of the documentation. */
export const groupsRoutes: readonly RouteFactory[] = [
  listGroups,
  createGroup,
  getGroup,
  updateGroup,
  deleteGroup,
  listGroupMembers,
  addGroupMembers,
  removeGroupMembers,
];
