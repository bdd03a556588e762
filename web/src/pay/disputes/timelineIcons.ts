import type { TimelineKind } from '@brigade/domain/pay/disputes/disputeTimeline.ts';
import Banknote from 'lucide-react/icons/banknote';
import Posted from 'lucide-react/icons/calendar-plus';
import CalledOff from 'lucide-react/icons/calendar-x-2';
import Dispute from 'lucide-react/icons/scale';
import Clock from 'lucide-react/icons/clock';
import Coffee from 'lucide-react/icons/coffee';
import Gift from 'lucide-react/icons/gift';
import Leave from 'lucide-react/icons/log-out';
import Place from 'lucide-react/icons/map-pin';
import Edited from 'lucide-react/icons/pencil';
import Sent from 'lucide-react/icons/send';
import Failed from 'lucide-react/icons/triangle-alert';
import Returned from 'lucide-react/icons/undo-2';
import Joined from 'lucide-react/icons/user-check';
import Lost from 'lucide-react/icons/user-x';

/** The icons of the kinds of entries; undefined for a kind that is unknown here. */
export const timelineIcons: Readonly<Record<string, typeof Clock | undefined>> = {
  POSTED: Posted,
  SHIFT_EDITED: Edited,
  SHIFT_CANCELLED: CalledOff,
  OFFER_MADE: Sent,
  OFFER_ACCEPTED: Joined,
  OFFER_DECLINED: Lost,
  OFFER_EXPIRED: Lost,
  OFFER_WITHDRAWN: Returned,
  ASSIGNED: Joined,
  APPLIED: Joined,
  SELECTED: Sent,
  UNSELECTED: Returned,
  CONFIRMED: Joined,
  CANCELLED: Lost,
  REOPENED: Joined,
  CLOCKED_IN: Clock,
  CLOCKED_OUT: Clock,
  LOCATED_AT_CLOCK_IN: Place,
  LOCATED_AT_CLOCK_OUT: Place,
  PUNCHES_CHANGED: Edited,
  BREAK_STARTED: Coffee,
  BREAK_ENDED: Coffee,
  BREAKS_CHANGED: Edited,
  LEFT_SITE: Place,
  RETURNED_TO_SITE: Place,
  LOCATION_REVIEWED: Place,
  SENT_HOME: Leave,
  HOURS_CHANGED: Edited,
  PAYMENT_SUBMITTED: Banknote,
  TIP_INCLUDED: Gift,
  BONUS_INCLUDED: Gift,
  EXTRA_PAYMENT_SUBMITTED: Banknote,
  EXTRA_PAYMENT_HELD: Failed,
  PAYMENT_FAILED: Failed,
  BUSINESS_CHARGED: Banknote,
  CHARGE_RETURNED: Failed,
  CHARGE_GIVEN_BACK: Returned,
  CHARGE_REFUNDED: Returned,
  PART_RETURNED: Failed,
  PART_CHARGED: Banknote,
  PART_GIVEN_BACK: Returned,
  PART_REFUNDED: Returned,
  PRO_PAID: Banknote,
  PAYOUT_RETURNED: Failed,
  REFUND_SUBMITTED: Returned,
  REFUND_FAILED: Failed,
  BUSINESS_REFUNDED: Returned,
  DISPUTE_OPENED: Dispute,
  DISPUTE_COUNTERED: Dispute,
  DISPUTE_COUNTER_DECLINED: Dispute,
  DISPUTE_ESCALATED: Dispute,
  DISPUTE_RESOLVED: Dispute,
} satisfies Record<TimelineKind, typeof Clock>;
