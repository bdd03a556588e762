import { postHref } from '../posting/postHref.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import type { EventView } from './eventHref.ts';

const texts: Record<EventView, readonly [title: string, text: string]> = {
  overview: ['No shifts yet', 'Post new shifts for this event, or add shifts that are posted already.'],
  network: ['Nothing goes to your network', 'Shifts that only your own pros see will stand here.'],
  marketplace: [
    'Nothing is on the marketplace',
    'Shifts that every pro of the market can apply to will stand here.',
  ],
};

interface Props {
  view: EventView;
  locationId: number;
  /** Its number. */
  eventId: number;
}

/** A page of an event without gigs. */
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
