import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { costOfWork_gig$key } from '../../__generated__/costOfWork_gig.graphql.ts';
import type { costOfWork_work$key } from '../../__generated__/costOfWork_work.graphql.ts';
import { type Extras, type WorkCost, workCost } from './workCost.ts';

/** What paying a pro of a gig costs with the extras that are being typed. */
export function costOfWork(
  gigKey: costOfWork_gig$key,
  workKey: costOfWork_work$key,
  rates: CostRates | null,
  extras: Extras,
): WorkCost {
  const gig = readInlineData(
    graphql`
      fragment costOfWork_gig on Gig @inline {
        type
        employmentType
        isBackgroundCheckRequired
        wage {
          amountCents
        }
        boostBonus {
          amountCents
        }
      }
    `,
    gigKey,
  );
  const { minutesToPay, coveredMinutes, lines, total, returnedPart, tip, bonus, promisedBonus } =
    readInlineData(
      graphql`
        fragment costOfWork_work on WorkPay @inline {
          minutesToPay
          coveredMinutes
          tip {
            amountCents
          }
          bonus {
            amountCents
          }
          promisedBonus {
            amountCents
          }
          lines {
            code
            label
            amount {
              amountCents
            }
          }
          returnedPart {
            amountCents
          }
          total {
            amountCents
          }
        }
      `,
      workKey,
    );
  // The rest of the charge was paid, and nothing can be added.
  if (returnedPart) {
    const { amountCents: cents } = returnedPart;
    return { lines: [{ label: 'Part charged back', cents }], totalCents: cents };
  }
  // The bonus of the gig comes with paid time only.
  const gigBonusCents = minutesToPay > 0 ? (gig.boostBonus?.amountCents ?? 0) : 0;
  const promisedCents = promisedBonus?.amountCents ?? gigBonusCents;
  return workCost(
    {
      minutes: minutesToPay - coveredMinutes,
      kept: { tipCents: tip.amountCents, bonusCents: Math.max(0, bonus.amountCents - promisedCents) },
      hasGatewayFee: lines.some(({ code }) => code === 'GATEWAY_FEE'),
      lines: lines.map(({ label, amount }) => ({ label, cents: amount.amountCents })),
      totalCents: total.amountCents,
    },
    {
      type: gigTypes.find((known) => known === gig.type) ?? 'MARKETPLACE',
      employmentType: gig.employmentType === 'W2' ? 'W2' : 'F1099',
      isBackgroundCheckRequired: gig.isBackgroundCheckRequired,
      wageCents: gig.wage?.amountCents ?? 0,
      bonusCents: promisedCents,
    },
    rates,
    extras,
  );
}
