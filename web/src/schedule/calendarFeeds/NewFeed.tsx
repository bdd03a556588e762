import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { createCalendarFeed } from './createCalendarFeed.ts';
import type { FeedPlace } from './feedPlace.ts';
import { NewLink } from './NewLink.tsx';

/** Makes a link, and shows it the one time that it can be seen. */
export function NewFeed({ place }: { place: FeedPlace }) {
  const environment = useRelayEnvironment();
  const [areProsNamed, setAreProsNamed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const create = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const { url: made, errors } = await createCalendarFeed(environment, place, areProsNamed);
      setUrl(made);
      setRefusal(errors[0]?.message ?? null);
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsBusy(false);
    }
  };

  if (url !== null) return <NewLink url={url} onDone={() => setUrl(null)} />;
  return (
    <>
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
      <Checkbox
        isSelected={areProsNamed}
        onChange={setAreProsNamed}
        description="Everybody who has the link sees them."
      >
        Name the confirmed pros
      </Checkbox>
      <div>
        <Button
          variant="contained"
          icon={<Link aria-hidden="true" />}
          isLoading={isBusy}
          onPress={() => void create()}
        >
          Create link
        </Button>
      </div>
    </>
  );
}
