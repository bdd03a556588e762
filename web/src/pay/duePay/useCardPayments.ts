import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { useCardPayments_gig$key } from '../../__generated__/useCardPayments_gig.graphql.ts';
import type { useCardPayments_work$key } from '../../__generated__/useCardPayments_work.graphql.ts';
import type { usePayments } from '../payments/usePayments.ts';
import { costOfWork } from './costOfWork.ts';
import { areValid, type ExtraTexts, extrasOf, noExtras } from './PayExtras.tsx';
import { payState } from './payState.ts';
import { payStatusOf } from './payStatusOf.ts';
import { readPayability } from './readPayability.ts';

interface WorkOfGig {
  readonly work: useCardPayments_work$key;
  readonly gig: useCardPayments_gig$key;
}

interface NamedWork extends WorkOfGig {
  /** The id of the application. */
  readonly id: string;
  /** Names the work within the screen. */
  readonly name: string;
}

const noCost = { lines: [], totalCents: 0 };

/** The tips and bonuses that a manager types into a card, and paying its works with them. */
export function useCardPayments<Work extends NamedWork>(
  listed: readonly Work[],
  payments: ReturnType<typeof usePayments>,
  rates: CostRates | null,
) {
  const [texts, setTexts] = useState<ReadonlyMap<string, ExtraTexts>>(new Map());
  const works = listed.map((work) => ({
    ...work,
    ...readWork(work, texts.get(work.id) ?? noExtras, rates),
  }));
  const payable = works
    .filter(({ isPayable }) => isPayable)
    // A payout that is sent again costs the business nothing.
    .map((work) => (work.isPayoutOnly ? { ...work, cost: noCost } : work));
  return {
    works,
    payable,
    selected: payable.filter(({ id }) => payments.selected.has(id)),
    /** Whether a tip or a bonus can still be added. */
    hasExtras: payable.some(({ isPayoutOnly }) => !isPayoutOnly),
    /** What paying everything costs. */
    dueCents: payable.reduce((cents, { cost }) => cents + cost.totalCents, 0),
    changeExtras: (id: string, changed: ExtraTexts) =>
      setTexts((before) => new Map([...before, [id, changed]])),
    pay: (chosen: typeof payable) =>
      void payments.pay(chosen.map(({ id, name, extras }) => ({ applicationId: id, name, ...extras }))),
  };
}

/** What work costs with what was typed, and whether it can be paid. */
function readWork({ work, gig }: WorkOfGig, texts: ExtraTexts, rates: CostRates | null) {
  const data = readInlineData(
    graphql`
      fragment useCardPayments_work on WorkPay @inline @throwOnFieldError {
        ...readPayability_work
        ...payStatusOf_work
        ...costOfWork_work
      }
    `,
    work,
  );
  const gigData = readInlineData(
    graphql`
      fragment useCardPayments_gig on Gig @inline @throwOnFieldError {
        ...costOfWork_gig
      }
    `,
    gig,
  );
  const payability = readPayability(data);
  // What was typed before a payment is in no field any more once the pay is fixed.
  const typed = payability.isFixed ? noExtras : texts;
  const extras = extrasOf(typed);
  return {
    ...payability,
    isProcessing: payState(payStatusOf(data)) === 'processing',
    texts: typed,
    isValid: areValid(typed),
    extras,
    cost: costOfWork(gigData, data, rates, extras),
  };
}
