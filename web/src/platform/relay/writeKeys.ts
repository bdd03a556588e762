import type { RequestParameters, Variables } from 'relay-runtime';
import { randomId } from './randomId.ts';
import { thingsOf } from './thingsOf.ts';

/** The idempotency key of a write, and callbacks for its end. */
export interface NamedWrite {
  readonly key: string;
  /** Called when it has been answered. */
  readonly answered: () => void;
  /** Called when it is over without an answer: it may have taken effect. */
  readonly lost: () => void;
}

/** How long a lost write keeps its key. After that, the same again is more likely a new write than a retry. */
const keptMs = 10 * 60_000;

interface Kept {
  readonly key: string;
  readonly things: ReadonlySet<string>;
  /** When the response was lost; null while it is awaited. */
  lost: { readonly at: number; readonly order: number } | null;
}

/**
 * Creates idempotency keys. A write whose response was lost keeps its key: sent again with the same variables, the
 * gateway runs it only once. After a response, the same variables are a new write; so they are after ten minutes, and
 * once a later write about the same things was answered: then people act on what they saw of it.
 */
export function writeKeys(): (request: RequestParameters, variables: Variables) => NamedWrite {
  const unanswered = new Map<string, Kept>();
  let order = 0;
  return (request, variables) => {
    const write = JSON.stringify([request.id, variables]);
    for (const [name, { lost }] of unanswered)
      if (lost !== null && Date.now() - lost.at >= keptMs) unanswered.delete(name);
    const own = unanswered.get(write) ?? { key: randomId(), things: thingsOf(variables), lost: null };
    own.lost = null;
    unanswered.set(write, own);
    const sent = (order += 1);
    return {
      key: own.key,
      answered: () => {
        if (unanswered.get(write) === own) unanswered.delete(write);
        for (const [name, { things, lost }] of unanswered)
          if (lost !== null && lost.order < sent && isWithin(things, own.things)) unanswered.delete(name);
      },
      lost: () => {
        own.lost = { at: Date.now(), order: (order += 1) };
      },
    };
  };
}

/** A write about nothing that it names, such as a move of the clock, is within no other. */
function isWithin(things: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return things.size > 0 && [...things].every((thing) => others.has(thing));
}
