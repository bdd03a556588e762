import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';

/** A name and a number that pros of a location can call. */
const managerOnDutyWire = z.object({ id: z.int(), fullname: z.string(), phone_number: z.string() });

export type ManagerOnDutyWire = z.infer<typeof managerOnDutyWire>;

/** What is said of a manager on duty; of a change only what changes. */
export interface ManagerOnDutyBody {
  fullname?: string;
  phone_number?: string;
}

/** The managers on duty of the location in the query, which is the one of the header, too. */
export const listManagersOnDuty = endpoint({
  name: 'listManagersOnDuty',
  method: 'GET',
  path: '/managers-on-duty/',
  query: shape<PageQuery & { location_id: number }>(),
  response: paged(managerOnDutyWire),
});

/** Adds somebody to a location's list. */
export const addManagerOnDuty = endpoint({
  name: 'addManagerOnDuty',
  method: 'POST',
  path: '/managers-on-duty/',
  idempotent: true,
  body: shape<{ fullname: string; phone_number: string; location_id: number }>(),
  response: managerOnDutyWire,
});

/** Changes what is sent. */
export const changeManagerOnDuty = endpoint({
  name: 'changeManagerOnDuty',
  method: 'PATCH',
  path: '/managers-on-duty/{id}/',
  body: shape<ManagerOnDutyBody>(),
  response: managerOnDutyWire,
});

/** Takes somebody off a location's list. */
export const removeManagerOnDuty = endpoint({
  name: 'removeManagerOnDuty',
  method: 'DELETE',
  path: '/managers-on-duty/{id}/',
  response: noContent,
});
