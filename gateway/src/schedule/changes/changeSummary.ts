import { changedFieldNames } from './changedFields.ts';
import type { ChangeWire } from './changeWire.ts';

/** Summarizes a change for display after the name of its actor: "changed the wage", "confirmed Avery B." */
export function changeSummary(change: ChangeWire): string {
  return change.subject === 'application'
    ? applicationSummary(change, change.pro_name ?? 'an applicant')
    : gigSummary(change);
}

function gigSummary({ action, fields }: ChangeWire): string {
  if (action === 'created') return 'posted this shift';
  if (action === 'removed') return 'deleted this shift';
  const moved = fields.find(({ field }) => field === 'organization_id');
  if (moved) return `moved the location to ${String(moved.after ?? 'another organization')}`;
  const status = fields.find(({ field }) => field === 'status');
  if (status?.after === 'CANCELLED') return 'cancelled this shift';
  const closed = fields.find(({ field }) => field === 'applications_closed_ts');
  if (closed && fields.length === 1) {
    return closed.after == null ? 'reopened applications' : 'closed applications';
  }
  const names = fields.flatMap(({ field }) => changedFieldNames[field] ?? []);
  if (names.length === 0) return 'changed this shift';
  if (names.length > 3) return `changed ${names.length} things`;
  const last = names.at(-1);
  const others = names.slice(0, -1).map((name) => `the ${name}`);
  return `changed ${others.length > 0 ? `${others.join(', ')} and ` : ''}the ${last}`;
}

const steps: readonly (readonly [field: string, after: boolean, describe: (pro: string) => string])[] = [
  ['is_cancelled', true, (pro) => `cancelled ${pro}`],
  ['is_cancelled', false, (pro) => `took ${pro} back`],
  ['is_confirmed', true, (pro) => `confirmed ${pro}`],
  ['is_confirmed', false, (pro) => `asked ${pro} to accept again`],
  ['is_selected', true, (pro) => `selected ${pro}`],
  ['is_selected', false, (pro) => `took back the selection of ${pro}`],
];

function applicationSummary({ action, fields }: ChangeWire, pro: string): string {
  if (action === 'created') return `added ${pro}`;
  if (action === 'removed') return `removed ${pro}`;
  const step = steps.find(([name, after]) =>
    fields.some((each) => each.field === name && each.after === after),
  );
  if (step) return step[2](pro);
  const has = (name: string) => fields.some(({ field }) => field === name);
  if (has('refund_amount')) return `refunded a payment for ${pro}`;
  if (has('sent_home_reason')) return `sent ${pro} home`;
  if (has('time_punches')) return `changed the punches of ${pro}`;
  return has('shift_breaks') ? `changed the breaks of ${pro}` : `corrected the hours of ${pro}`;
}
