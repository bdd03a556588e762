import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** A payment as it is submitted. */
export interface Payment {
  readonly applicationId: string;
  readonly tipCents: number | null;
  readonly bonusCents: number | null;
}

/** A payment to submit. */
interface Order extends Payment {
  /** Names the work. */
  readonly name: string;
}

/** Submits payments. It never throws: a failure is a refusal of each. */
type Send = (environment: IEnvironment, payments: readonly Payment[]) => Promise<ApplicantsOutcome>;

/** Submits payments that are shown together, and keeps what is selected, pending and refused. */
export function usePayments(send: Send) {
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
    const { done, refused } = await send(environment, payments);
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
