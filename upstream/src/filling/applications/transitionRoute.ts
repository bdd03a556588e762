import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { type RegisteredRoute, route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { applicationResponse } from './applicationResponse.ts';
import { loadApplication } from './loadApplications.ts';
import { type AppliedTransition, applyTransition } from './transitions/applyTransition.ts';

/** The declaration of one action on an application. */
type Action<Body extends z.ZodType> = {
  /** The end of the path: `select/`. */
  path: string;
  permission: Permission;
  /** What a caller needs instead, if the body asks for more. */
  strongerPermission?: (body: z.output<Body>) => Permission | null;
  summary: string;
  body?: Body;
  transition: (body: z.output<Body>, caller: Caller) => AppliedTransition;
  /** Why the applicant gets a place despite a conflict or a blocker. */
  overrideNote?: (body: z.output<Body>) => string | null | undefined;
};

/** Makes the route of one action on an application. The response is the changed application. */
export function transitionRoute<Body extends z.ZodType = z.ZodUndefined>(
  services: Services,
  { path, permission, strongerPermission, summary, body: bodySchema, transition, overrideNote }: Action<Body>,
): RegisteredRoute {
  return route({
    method: 'POST',
    url: `/api/staffer/gig-applications/:id/${path}`,
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['applications'],
    summary,
    description: `Needs ${permission} at the gig's location.`,
    params: z.object({ id: idParameter }),
    ...(bodySchema && { body: bodySchema }),
    responses: { 200: applicationResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      const step = {
        applicationId: id,
        permission: strongerPermission?.(body) ?? permission,
        transition: transition(body, caller),
        overrideNote: overrideNote?.(body),
      };
      await applyTransition(services, caller, step);
      const { database, settings } = services;
      return { status: 200, body: await loadApplication(database, caller, settings.productSlug, id) };
    },
  });
}
