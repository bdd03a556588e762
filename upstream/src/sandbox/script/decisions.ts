import type { SandboxActKind } from '../sandboxTables.ts';
import type { Draw } from './chance.ts';
import { before, minutes, momentAfter, onGrid } from './moment.ts';

/** What a pro plans to do and when. */
export type Intention = { kind: SandboxActKind; due: Date };

type Question = {
  now: Date;
  /** When it expires. */
  expires: Date | null;
};

const hours = 60;

/** How a pro responds to an offer: most accept within two hours, some decline, a few never answer. */
export function answerOffer(draw: Draw, { now, expires }: Question): Intention[] {
  const mood = draw();
  const due = before(expires, now, momentAfter(draw, now, [10, 2 * hours]));
  if (due === null || mood >= 0.9) return [];
  return [{ kind: mood < 0.72 ? 'ACCEPT_OFFER' : 'DECLINE_OFFER', due }];
}

/** How a selected pro responds: nearly all confirm, a few cancel or never answer. */
export function answerSelection(draw: Draw, { now, expires }: Question): Intention[] {
  const mood = draw();
  const due = before(expires, now, momentAfter(draw, now, [5, 1.5 * hours]));
  if (due === null || mood >= 0.93) return [];
  return [{ kind: mood < 0.85 ? 'CONFIRM' : 'CANCEL', due }];
}

/** What a confirmed pro does: four percent cancel, five percent do not show up, the others work; some step out. */
export function workGig(draw: Draw, work: { now: Date; start: Date; end: Date }): Intention[] {
  const { now, start, end } = work;
  const mood = draw();
  const dropsOut = onGrid(start.getTime() - (2 + draw() * 28) * hours * minutes);
  if (mood < 0.04 && dropsOut > now) return [{ kind: 'CANCEL', due: dropsOut }];
  // A pro confirmed after the start always comes.
  const isLate = start <= now;
  if (mood < 0.09 && !isLate) return [{ kind: 'NO_SHOW', due: onGrid(start.getTime() + 15 * minutes) }];
  const arrives = isLate
    ? momentAfter(draw, now, [10, 30])
    : onGrid(Math.max(now.getTime() + minutes, start.getTime() + (draw() * 20 - 12) * minutes));
  const leaves = onGrid(end.getTime() + (draw() * 20 - 5) * minutes);
  if (arrives >= end) return [];
  return [
    { kind: 'CLOCK_IN', due: arrives },
    ...stepOut(draw, arrives, leaves),
    { kind: 'CLOCK_OUT', due: leaves > arrives ? leaves : onGrid(arrives.getTime() + 5 * minutes) },
  ];
}

/** Of ten pros at work for at least two hours, one leaves the site for 5 to 40 minutes. */
function stepOut(draw: Draw, arrives: Date, leaves: Date): Intention[] {
  const mood = draw();
  const share = 0.2 + draw() * 0.5;
  const away = 5 + draw() * 35;
  const length = leaves.getTime() - arrives.getTime();
  if (mood >= 0.1 || length < 2 * hours * minutes) return [];
  const due = onGrid(arrives.getTime() + length * share);
  const back = onGrid(due.getTime() + away * minutes);
  return [
    { kind: 'LEAVE_SITE', due },
    ...(back < leaves ? [{ kind: 'RETURN_TO_SITE' as const, due: back }] : []),
  ];
}

/** When a pro applies: within a day, and well before the start. */
export function applyInTime(draw: Draw, { now, start }: { now: Date; start: Date }): Intention[] {
  const due = before(start, now, momentAfter(draw, now, [10, 20 * hours * draw() + 30]));
  return due === null ? [] : [{ kind: 'APPLY', due }];
}

/** Whether and when a guest accepts a network invite: seven of ten, within half a day. */
export function followInvite(draw: Draw, { now, expires }: Question): Intention[] {
  const mood = draw();
  const due = before(expires, now, momentAfter(draw, now, [30, 12 * hours]));
  return due === null || mood >= 0.7 ? [] : [{ kind: 'JOIN_NETWORK', due }];
}

/** How many applicants a gig draws: its positions and up to three more. */
export function applicantsWanted(draw: Draw, places: number): number {
  return places + 1 + Math.floor(draw() * 3);
}

/** Whether and when a pro contests shortened hours: half of them do, within a day. */
export function contestHours(draw: Draw, { now, expires }: Question): Intention[] {
  const mood = draw();
  const due = before(expires, now, momentAfter(draw, now, [30, 24 * hours]));
  return due === null || mood >= 0.5 ? [] : [{ kind: 'DISPUTE_HOURS', due }];
}

/** Whether and when a pro contests that they were not paid: one of five, within a day. */
export function contestMissingPay(draw: Draw, now: Date): Intention[] {
  const mood = draw();
  const due = momentAfter(draw, now, [30, 24 * hours]);
  return mood >= 0.2 ? [] : [{ kind: 'DISPUTE_PAYMENT', due }];
}

/**
 * Whether and when a pro contests the pay for a late cancellation, within a day: two of three who get nothing, and one of four
 * who get less than the posted hours.
 */
export function contestCancellation(
  draw: Draw,
  { now, expires, isPaid }: Question & { isPaid: boolean },
): Intention[] {
  const mood = draw();
  const due = before(expires, now, momentAfter(draw, now, [30, 24 * hours]));
  return due === null || mood >= (isPaid ? 0.25 : 0.67) ? [] : [{ kind: 'DISPUTE_CANCELLATION', due }];
}

/** How a pro answers a counteroffer: six of ten accept it, three decline, one never answers. */
export function answerCounteroffer(draw: Draw, { now, expires }: Question): Intention[] {
  const mood = draw();
  const due = before(expires, now, momentAfter(draw, now, [20, 20 * hours]));
  if (due === null || mood >= 0.9) return [];
  return [{ kind: mood < 0.6 ? 'ACCEPT_COUNTER' : 'DECLINE_COUNTER', due }];
}
