import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventActions_event$key } from '../../__generated__/EventActions_event.graphql.ts';
import { postHref } from '../posting/postHref.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Menu, type MenuEntry } from '../../ui/actions/Menu.tsx';
import { eventHref } from './eventHref.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

const EditEventDialog = lazy(() => import('./EditEventDialog.tsx'));
const AddShiftsDialog = lazy(() => import('./AddShiftsDialog.tsx'));
const DeleteEventDialog = lazy(() => import('./DeleteEventDialog.tsx'));
const SubscribeDialog = lazy(() => import('../calendarFeeds/SubscribeDialog.tsx'));

type Opened = 'edit' | 'add' | 'delete' | 'subscribe';

interface Props {
  event: EventActions_event$key;
  locationId: number;
}

/** The actions of an event, for viewers who can post. */
export function EventActions({ event, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment EventActions_event on Event @throwOnFieldError {
        id
        databaseId
        name
        gigsCount
        ...EditEventDialog_event
      }
    `,
    event,
  );
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);
  const items = entries(setOpen);
  const postToEventHref = postHref(locationId, {
    type: 'event',
    eventId: data.databaseId,
    returnTo: eventHref(locationId, data.databaseId),
  });
  useScreenCommands([{ id: 'post', label: 'Post to this event', href: postToEventHref }, ...items]);

  return (
    <>
      <Menu label="More" iconOnly icon={<Ellipsis aria-hidden="true" />} items={items} />
      <LinkButton icon={<Plus aria-hidden="true" />} href={postToEventHref}>
        Post to this event
      </LinkButton>
      <Suspense>
        {open === 'edit' ? <EditEventDialog event={data} onClosed={close} /> : null}
        {open === 'add' ? (
          <AddShiftsDialog
            eventId={data.id}
            eventDatabaseId={data.databaseId}
            name={data.name}
            onClosed={close}
          />
        ) : null}
        {open === 'subscribe' ? (
          <SubscribeDialog place={{ kind: 'event', id: data.id, name: data.name }} onClosed={close} />
        ) : null}
        {open === 'delete' ? (
          <DeleteEventDialog
            eventId={data.id}
            name={data.name}
            gigsCount={data.gigsCount ?? 0}
            locationId={locationId}
            onClosed={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function entries(open: (opened: Opened) => void): MenuEntry[] {
  return [
    {
      id: 'add',
      label: 'Add posted shifts',
      description: 'Add existing shifts to this event',
      icon: <CalendarPlus aria-hidden="true" />,
      onAction: () => open('add'),
    },
    {
      id: 'edit',
      label: 'Edit event',
      description: 'Change its name and leads',
      icon: <Pencil aria-hidden="true" />,
      onAction: () => open('edit'),
    },
    {
      id: 'subscribe',
      label: 'Subscribe to calendar…',
      icon: <CalendarSync aria-hidden="true" />,
      onAction: () => open('subscribe'),
    },
    'separator',
    {
      id: 'delete',
      label: 'Delete event',
      icon: <Trash2 aria-hidden="true" />,
      isDestructive: true,
      onAction: () => open('delete'),
    },
  ];
}
