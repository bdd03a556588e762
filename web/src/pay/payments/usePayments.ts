import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { toast } from '../../ui/feedback/toast.ts';
import type { Payment, PaymentsOutcome } from './paymentOutcome.ts';

/** A payment to submit. */
interface Order extends Payment {
  /** Names the work. */
  readonly name: string;
}

/** Why the server refused a payment. */
export interface PaymentRefusal {
  readonly message: string;
  /** Whether the payment method is the reason. */
  readonly isBilling: boolean;
}

/** Submits payments. It never throws: a failure is a refusal of each. */
type Send = (environment: IEnvironment, payments: readonly Payment[]) => Promise<PaymentsOutcome>;

/** Submits payments that are shown together, and keeps what is selected, pending and refused. */
export function usePayments(send: Send) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, PaymentRefusal>>(new Map());
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
    const outcome = await send(environment, payments);
    const { done, refused, toBilling } = outcome;
    const found = [...refused].map(
      ([id, message]) => [id, { message, isBilling: toBilling.has(id) }] as const,
    );
    setRefusals((before) => new Map([...before, ...found]));
    setBusy((before) => new Set([...before].filter((id) => !ids.has(id))));
    select((before) => new Set([...before].filter((id) => !done.includes(id))));
    toast(messageOf(orders, outcome));
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

function messageOf(orders: readonly Order[], { done, refused, isLost }: PaymentsOutcome) {
  const [only] = orders.length === 1 ? orders : [];
  if (isLost) {
    const title = only ? `The payment of ${only.name} is not confirmed` : 'The payments are not confirmed';
    return { tone: 'danger', title, description: 'Pay again. Nothing is charged twice.' } as const;
  }
  if (refused.size === 0) {
    const title = only ? `${only.name} is being paid` : `${done.length} payments were submitted`;
    return { tone: 'success', title } as const;
  }
  const title = only
    ? `${only.name} was not paid`
    : `${refused.size} of ${orders.length} payments were refused`;
  return { tone: 'danger', title } as const;
}

function without(
  map: ReadonlyMap<string, PaymentRefusal>,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, PaymentRefusal> {
  return new Map([...map].filter(([id]) => !ids.has(id)));
}
