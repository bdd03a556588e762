import type { Tone } from './tone.ts';

/** A brief message about something that has just happened. */
export interface ToastMessage {
  /** Default `neutral`. */
  tone?: Tone;
  title: string;
  description?: string;
  /** One thing to do about it, for example undo. The message then stays until it is closed, or until the action lapses. */
  action?: {
    label: string;
    onAction: () => void;
    /** Milliseconds that the action is possible, without those while it is pointed at or focused. Default: no end. */
    lapsesAfter?: number;
  };
}

type Listener = () => void;

let waiting: ToastMessage[] = [];
let listener: Listener | undefined;
let clearShown: Listener | undefined;

/** Shows a message in the page's ToastRegion. */
export function toast(message: ToastMessage): void {
  waiting.push(message);
  listener?.();
}

/** Removes and returns the messages that have not been shown yet. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Removes all messages, including visible ones: they are for the user who was signed in. */
export function dismissToasts(): void {
  waiting = [];
  clearShown?.();
}

/**
 * Calls back when messages are queued. A page has one region, so there is one listener.
 *
 * @param clear removes the visible messages
 * @returns unsubscribes
 */
export function onToastsWaiting(callback: Listener, clear?: Listener): () => void {
  listener = callback;
  clearShown = clear;
  if (waiting.length > 0) callback();
  return () => {
    if (listener !== callback) return;
    listener = undefined;
    clearShown = undefined;
  };
}
