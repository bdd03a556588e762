import type { DemoRow } from '../demoRow.ts';
import { demoLocations } from '../locations/demoLocations.ts';
import { managersOf } from '../users/managersOf.ts';

/** Managers on duty without an account. */
const others: Readonly<Record<number, readonly (readonly [fullname: string, phone: string])[]>> = {
  1: [
    ['Marguerite Dupont (floor)', '+16465550161'],
    ['Theo Lindqvist (kitchen)', '+16465550162'],
  ],
  2: [['Banquet office', '+13125550163']],
  6: [['Catering dispatch', '+13235550164']],
};

/** The contacts for pros at the demo's locations: managers with a phone number, and a few more. */
export function managerOnDutyRows(now: number): DemoRow<'managers_on_duty'>[] {
  return demoLocations
    .flatMap(({ row: { id: location_id } }) => [
      ...managersOf(location_id).flatMap(({ firstName, lastName, phone }) =>
        phone === null ? [] : [{ location_id, fullname: `${firstName} ${lastName}`, phone_number: phone }],
      ),
      ...(others[location_id] ?? []).map(([fullname, phone_number]) => ({
        location_id,
        fullname,
        phone_number,
      })),
    ])
    .map((manager, index) => ({ id: index + 1, ...manager, created_ts: new Date(now).toISOString() }));
}
