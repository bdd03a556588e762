import { useState } from 'react';

const none: ReadonlyMap<string, string> = new Map();

/** Which pros of a roster are selected, which wait for a response, and why the last action on them was not done. */
export function useRosterSelection() {
  const [ticked, select] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState(none);

  const refuse = (ids: readonly string[], reasons: ReadonlyMap<string, string>): void =>
    setRefusals((before) => new Map([...[...before].filter(([id]) => !ids.includes(id)), ...reasons]));

  return {
    ticked,
    select,
    tick: (ids: readonly string[]): void => select((before) => new Set([...before, ...ids])),
    untick: (ids: readonly string[]): void =>
      select((before) => new Set([...before].filter((id) => !ids.includes(id)))),
    busy,
    refusals,
    /** Replaces the reasons of these pros. */
    refuse,
    dismissRefusal: (id: string): void => refuse([id], none),
    begin: (ids: readonly string[]): void => {
      setBusy((before) => new Set([...before, ...ids]));
      refuse(ids, none);
    },
    /** The pros who were refused stay selected. */
    settle: (ids: readonly string[], refused: ReadonlyMap<string, string>): void => {
      setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
      refuse(ids, refused);
      select((before) => new Set([...before].filter((id) => !ids.includes(id) || refused.has(id))));
    },
  };
}
