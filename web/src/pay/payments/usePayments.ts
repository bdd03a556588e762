import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { payPros } from './payPros.ts';

/** A payment to submit. */
interface Order {
  readonly applicationId: string;
  /** Of the pro. */
  readonly name: string;
  readonly tipCents: number | null;
  readonly bonusCents: number | null;
}

/** Submits the payments of a shift, and keeps what is selected, pending and refused. */
export function usePayments(gigId: string) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [selected, select] = useState<ReadonlySet<string>>(new Set());

  const pay = async (orders: readonly Order[]): Promise<void> => {
    const ids = new Set(orders.map(({ applicationId }) => applicationId));
    setBusy((before) => new Set([...before, ...ids]));
    setRefusals((before) => without(before, ids));
    const payments = orders.map(({ applicationId, tipCents, bonusCents }) => ({
      applicationId,
      tipCents,
      bonusCents,
    }));
    const { done, refused } = await payPros(environment, { gigId, payments });
    setRefusals((before) => new Map([...before, ...refused]));
    setBusy((before) => new Set([...before].filter((id) => !ids.has(id))));
    select((before) => new Set([...before].filter((id) => !done.includes(id))));
    toast(outcomeOf(orders, done, refused.size));
  };

  return {
    pay,
    busy,
    refusals,
    dismissRefusal: (id: string) => setRefusals((before) => without(before, new Set([id]))),
    selected,
    select,
  };
}

function outcomeOf(orders: readonly Order[], done: readonly string[], refused: number) {
  const [only] = orders.length === 1 ? orders : [];
  if (refused === 0) {
    const title = only ? `${only.name} is being paid` : `${done.length} payments were submitted`;
    return { tone: 'success', title } as const;
  }
  const title = only ? `${only.name} was not paid` : `${refused} of ${orders.length} payments were refused`;
  return { tone: 'danger', title } as const;
}

function without(map: ReadonlyMap<string, string>, ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map([...map].filter(([id]) => !ids.has(id)));
}
