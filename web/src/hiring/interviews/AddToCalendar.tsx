import { calendarFile } from '@brigade/domain/hiring/interviews/calendarFile.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AddToCalendar_invitation$key } from '../../__generated__/AddToCalendar_invitation.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { saveFile } from '../../ui/actions/saveFile.ts';

interface Props {
  invitation: AddToCalendar_invitation$key;
  code: string;
}

/** Downloads the interview as a calendar file. */
export function AddToCalendar({ invitation, code }: Props) {
  const { jobName, startTime, endTime, channelUrl, instructions, locationName, address } = useFragment(
    graphql`
      fragment AddToCalendar_invitation on InterviewInvitation @throwOnFieldError {
        jobName
        startTime
        endTime
        channelUrl
        instructions
        locationName
        address {
          line1
          city
          stateCode
          postalCode
        }
      }
    `,
    invitation,
  );
  const add = () => {
    const file = calendarFile(
      {
        uid: `interview-${code.toLowerCase()}@brigade`,
        start: Temporal.Instant.from(startTime),
        end: Temporal.Instant.from(endTime),
        title: `Interview at ${locationName}: ${jobName}`,
        place: channelUrl ?? `${address.line1}, ${address.city}, ${address.stateCode} ${address.postalCode}`,
        notes: `${instructions}\n${window.location.origin}/interview/${code}`.trim(),
      },
      Temporal.Now.instant(),
    );
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'interview.ics');
  };

  return (
    <Button variant="text" icon={<CalendarPlus aria-hidden="true" />} onPress={add}>
      Add to calendar
    </Button>
  );
}
