import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';

/** A contact that pros can call. */
const managerOnDutyWire = z.object({ id: z.int(), fullname: z.string(), phone_number: z.string() });

export type ManagerOnDutyWire = z.infer<typeof managerOnDutyWire>;

/** The fields to update. Omitted fields keep their values. */
interface ManagerOnDutyBody {
  fullname?: string;
  phone_number?: string;
}

/** Lists the managers on duty of a location. The location in the query must match the one in the header. */
export const listManagersOnDuty = endpoint({
  name: 'listManagersOnDuty',
  method: 'GET',
  path: '/managers-on-duty/',
  query: shape<PageQuery & { location_id: number }>(),
  response: paged(managerOnDutyWire),
});

/** Adds a manager on duty to a location. */
export const addManagerOnDuty = endpoint({
  name: 'addManagerOnDuty',
  method: 'POST',
  path: '/managers-on-duty/',
  body: shape<{ fullname: string; phone_number: string; location_id: number }>(),
  response: managerOnDutyWire,
});

/** Updates the fields of a manager on duty that are sent. */
export const changeManagerOnDuty = endpoint({
  name: 'changeManagerOnDuty',
  method: 'PATCH',
  path: '/managers-on-duty/{id}/',
  body: shape<ManagerOnDutyBody>(),
  response: managerOnDutyWire,
});

/** Removes a manager on duty from a location. */
export const removeManagerOnDuty = endpoint({
  name: 'removeManagerOnDuty',
  method: 'DELETE',
  path: '/managers-on-duty/{id}/',
  response: noContent,
});
