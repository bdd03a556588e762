import {
  cancellationReasonFromWire,
  cancellationReasonLabel,
} from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import { gigListStatus, gigListStatusLabel } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { type GigStatus, gigStatuses } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import { gigTypeLabel, gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { dollarsToCents, formatMoney } from '@brigade/domain/platform/money/money.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';
import { formatTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { ChangedFieldWire } from './changeWire.ts';

type Value = ChangedFieldWire['before'];

const money = ['wage_amount', 'boosted_gig_bonus', 'offer_bonus', 'cancellation_fee_amount', 'refund_amount'];
const moments = ['start_time', 'end_time', 'work_start_time', 'work_end_time'];

/** Formats a value for display, with times in the given time zone. Null for an empty value. */
export function changedValue(field: string, value: Value, zone: string, slug: string): string | null {
  if (value == null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  if (typeof value === 'number') return numberText(field, value);
  if (moments.includes(field)) return momentText(value, zone);
  if (field === 'cancellation_reason') {
    const reason = cancellationReasonFromWire(value, slug);
    return reason === null ? humanize(value) : cancellationReasonLabel(reason);
  }
  const type = field === 'type' ? gigTypes.find((each) => each === value) : undefined;
  if (type !== undefined) return gigTypeLabel(type);
  const status = field === 'status' ? gigStatuses.find((each) => each === value) : undefined;
  if (status !== undefined) return statusText(status);
  return field === 'sent_home_reason' ? humanize(value) : value;
}

/** The label that lists show. It is the same for all open shifts, whose status can change as well. */
function statusText(status: GigStatus): string {
  const shown = gigListStatus(status);
  return shown === 'UNFILLED' ? humanize(status) : gigListStatusLabel(shown);
}

function numberText(field: string, value: number): string {
  if (money.includes(field)) return formatMoney(dollarsToCents(value), 'USD');
  if (field === 'guaranteed_minutes') return formatDuration(value);
  return field === 'unpaid_break_minutes' ? `${value} min` : String(value);
}

function momentText(value: string, zone: string): string {
  const moment = Temporal.Instant.from(value);
  const day = moment.toZonedDateTimeISO(zone).toPlainDate().toString();
  return `${formatDate(day)}, ${formatTime(moment, zone)}`;
}

/** NOT_NEEDED -> Not needed */
function humanize(name: string): string {
  const text = name.toLowerCase().replaceAll('_', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
