import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useAction } from '../../ui/actions/useAction.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { createCalendarFeed } from './createCalendarFeed.ts';
import type { FeedPlace } from './feedPlace.ts';
import { NewLink } from './NewLink.tsx';

/** Creates a link and shows it. The link cannot be retrieved later. */
export function NewFeed({ place }: { place: FeedPlace }) {
  const environment = useRelayEnvironment();
  const [areProsNamed, setAreProsNamed] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const { run, isPending, errorMessage } = useAction({
    action: async () => {
      const feed = await createCalendarFeed(environment, place, areProsNamed);
      setUrl(feed.url);
      return feed.errors;
    },
  });

  if (url !== null) return <NewLink url={url} onDone={() => setUrl(null)} />;
  return (
    <>
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
        </InlineAlert>
      )}
      <Checkbox
        isSelected={areProsNamed}
        onChange={setAreProsNamed}
        description="Anyone with the link can see their names."
      >
        Include the names of confirmed pros
      </Checkbox>
      <div>
        <Button
          variant="contained"
          icon={<Link aria-hidden="true" />}
          isLoading={isPending}
          onPress={() => void run()}
        >
          Create link
        </Button>
      </div>
    </>
  );
}
