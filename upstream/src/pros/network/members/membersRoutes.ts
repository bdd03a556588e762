import type { RouteFactory } from '../../../platform/server/route.ts';
import { createMembers } from './createMembers.ts';
import { deleteMember } from './deleteMember.ts';
import { listMembers } from './listMembers.ts';

/** The routes for members of a network, in the order of the documentation. */
export const membersRoutes: readonly RouteFactory[] = [listMembers, createMembers, deleteMember];
