import type { PostGigType } from '@brigade/domain/schedule/posting/postGigType.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarRange from 'lucide-react/icons/calendar-range';
import PartyPopper from 'lucide-react/icons/party-popper';
import UserCheck from 'lucide-react/icons/user-check';
import type { ReactNode } from 'react';

const icons: Record<PostGigType, ReactNode> = {
  single: <CalendarClock aria-hidden="true" />,
  schedule: <CalendarRange aria-hidden="true" />,
  assign: <UserCheck aria-hidden="true" />,
  event: <PartyPopper aria-hidden="true" />,
};

/** The picture of what is posted. */
export function postTypeIcon(type: PostGigType): ReactNode {
  return icons[type];
}
