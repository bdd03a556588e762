import { postHref } from '../posting/postHref.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import type { EventView } from './eventHref.ts';

const texts: Record<EventView, readonly [title: string, text: string]> = {
  overview: ['No shifts yet', 'Post new shifts for this event or add posted ones.'],
  network: ['No network shifts', 'Shifts visible only to your network will appear here.'],
  marketplace: [
    'No marketplace shifts',
    'Shifts that every pro in the market can apply to will appear here.',
  ],
};

interface Props {
  view: EventView;
  locationId: number;
  eventId: number;
}

/** The empty state of an event page. */
export function EventViewEmpty({ view, locationId, eventId }: Props) {
  const [title, text] = texts[view];
  return (
    <EmptyState
      illustration={<NoGigs />}
      title={title}
      action={
        <LinkButton variant="outlined" href={postHref(locationId, { type: 'event', eventId })}>
          Post shifts
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}
