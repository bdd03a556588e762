import { gigCost } from '@brigade/domain/schedule/costs/gigCost.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { Gig } from '../gigs/Gig.ts';
import { refuseMoney } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { costRates } from './costRates.ts';
import { GigCost } from './GigCost.ts';

builder.objectField(Gig, 'cost', (t) =>
  t.field({
    type: GigCost,
    nullable: true,
    description:
      'What it costs. Null with the error FORBIDDEN (permission `wages.view`) for onsite managers. Two calls of their ' +
      'own for all gigs of a location.',
    resolve: async (gig, _args, context) => {
      if (gig.wage_amount === null) return refuseMoney();
      const rates = await costRates(gig.location_id, context);
      const start = Temporal.Instant.from(gig.start_time);
      return gigCost(
        {
          type: gig.type,
          employmentType: gig.employment_type ?? 'F1099',
          minutes: start.until(Temporal.Instant.from(gig.end_time)).total('minutes'),
          unpaidBreakMinutes: gig.unpaid_break_minutes,
          wageCents: dollarsToCents(gig.wage_amount),
          bonusCents: dollarsToCents(gig.boosted_gig_bonus ?? 0),
          places: gig.allowed_confirmed_pros,
          isBackgroundCheckRequired: gig.background_check_required,
        },
        rates,
      );
    },
  }),
);
