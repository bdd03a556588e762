import type { Figures } from '@brigade/domain/insight/dashboards/measures.ts';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { figuresOf_figures$key } from '../../__generated__/figuresOf_figures.graphql.ts';

/** The figures of any dashboard by name, money in cents. */
export function figuresOf(figures: figuresOf_figures$key): Figures {
  const data = readInlineData(
    graphql`
      fragment figuresOf_figures on DashboardFigures @inline {
        ... on SpendFigures {
          cost {
            amountCents
          }
          uncharged {
            amountCents
          }
          costPerHour {
            amountCents
          }
          minutes
          workers
        }
        ... on FillRateFigures {
          gigs
          places
          filled
          open
          filledPercent
          filledGigs
          minutesToFill
        }
        ... on ReliabilityFigures {
          confirmed
          onTime
          late
          noShows
          calledOut
          onTimePercent
        }
        ... on ComplianceFigures {
          due
          compliant
          tooLate
          tooShort
          tooLong
          skipped
          unrecorded
          compliantPercent
        }
      }
    `,
    figures,
  );
  return {
    cost: data.cost?.amountCents,
    uncharged: data.uncharged?.amountCents,
    costPerHour: data.costPerHour?.amountCents ?? null,
    minutes: data.minutes,
    workers: data.workers,
    gigs: data.gigs,
    places: data.places,
    filled: data.filled,
    open: data.open,
    filledPercent: data.filledPercent,
    filledGigs: data.filledGigs,
    minutesToFill: data.minutesToFill,
    confirmed: data.confirmed,
    onTime: data.onTime,
    late: data.late,
    noShows: data.noShows,
    calledOut: data.calledOut,
    onTimePercent: data.onTimePercent,
    due: data.due,
    compliant: data.compliant,
    tooLate: data.tooLate,
    tooShort: data.tooShort,
    tooLong: data.tooLong,
    skipped: data.skipped,
    unrecorded: data.unrecorded,
    compliantPercent: data.compliantPercent,
  };
}
