import type { AddOnType } from '../../../businesses/addOns/locationAddOnsTable.ts';
import type { DemoRow } from '../demoRow.ts';

const day = 24 * 60 * 60 * 1000;

type Plan = readonly [
  locationId: number,
  type: AddOnType,
  /** Days from now. */
  start: number,
  end: number | null,
  notes: string,
];

const plans: readonly Plan[] = [
  [1, 'API_ACCESS', -420, -60, 'Trial with the previous scheduling system.'],
  [1, 'CONCIERGE', -200, null, 'Call Elena before anything is posted for Saturdays.'],
  [1, 'BACKGROUND_CHECKS', 14, null, 'For the new private dining room.'],
  [2, 'CONCIERGE', -90, 45, 'Until the banquet season is over.'],
  [3, 'HIRE', -150, null, ''],
  [5, 'W2_WORKERS', -300, null, 'Housekeeping only.'],
  [6, 'BACKGROUND_CHECKS', -365, null, ''],
];

/** The add-ons of the demo's locations: a current, an ended and an upcoming one. */
export function addOnRows(now: number): DemoRow<'location_add_ons'>[] {
  const dateIn = (days: number) => new Date(now + days * day).toISOString().slice(0, 10);
  return plans.map(([location_id, type, start, end, notes], index) => ({
    id: index + 1,
    location_id,
    type,
    start_date: dateIn(start),
    end_date: end === null ? null : dateIn(end),
    notes,
  }));
}
