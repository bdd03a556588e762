import type { Tone } from './tone.ts';

/** A brief message about something that has just happened. */
export interface ToastMessage {
  /** Default `neutral`. */
  tone?: Tone;
  title: string;
  description?: string;
  /** One thing to do about it, for example undo. The message then stays until it is closed. */
  action?: { label: string; onAction: () => void };
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

/** Takes the messages that nobody has shown yet. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Takes all messages away, those in sight as well: they are for whoever was signed in. */
export function dismissToasts(): void {
  waiting = [];
  clearShown?.();
}

/**
 * Calls back when messages wait; the answer ends it. There is one region a page, so one listener.
 *
 * @param clear takes those away that are shown
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
