import { breakCheckText } from '@brigade/domain/day/timesheets/breakCheckText.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BreakProblem_application$key } from '../../__generated__/BreakProblem_application.graphql.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { complianceHref } from './complianceSearch.ts';

interface Props {
  application: BreakProblem_application$key;
  locationId: number;
  /** The day on which the gig starts at the location, YYYY-MM-DD. */
  day: string;
}

/** What was wrong with the break of a pro, which leads to its entry in the list of the location. Empty when all is well. */
export function BreakProblem({ application, locationId, day }: Props) {
  const { breakCheck: check, pro } = useFragment(
    graphql`
      fragment BreakProblem_application on GigApplication @throwOnFieldError {
        breakCheck {
          status
          shiftStatus
          lengthMinutes
          minutesOff
        }
        pro {
          displayName
        }
      }
    `,
    application,
  );
  if (check?.shiftStatus !== 'NON_COMPLIANT') return null;
  const { status, lengthMinutes, minutesOff } = check;
  const text = breakCheckText({ status, lengthMinutes, minutesOff });
  if (text === null) return null;
  return (
    <TextLink href={complianceHref(locationId, { from: day, until: day, search: pro.displayName })}>
      {text}
      <VisuallyHidden>{` (${pro.displayName})`}</VisuallyHidden>
    </TextLink>
  );
}
