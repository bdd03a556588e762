import { Suspense, use } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

interface Props {
  /** Null in production. */
  outboxUrl: Promise<string | null>;
  address: string;
}

/** In a demo, where the code can be read: nothing is really sent. */
export function OutboxHint(props: Props) {
  return (
    <Suspense>
      <Hint {...props} />
    </Suspense>
  );
}

function Hint({ outboxUrl, address }: Props) {
  const url = use(outboxUrl);
  if (url === null) return null;
  return (
    <InlineAlert tone="info" title="This is a demo">
      No messages are actually sent. Your code is in the{' '}
      <TextLink href={`${url}?to=${encodeURIComponent(address)}`} isExternal>
        outbox
      </TextLink>
      .
    </InlineAlert>
  );
}
