import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface Props {
  reason: 'unknown' | 'throttled';
  /** Where another code is typed. */
  href: string;
}

/** A code that opens nothing, or that is not looked at now. */
export function CodeRefused({ reason, href }: Props) {
  const isUnknown = reason === 'unknown';
  const title = isUnknown ? 'This code opens nothing' : 'Too many wrong codes';
  return (
    <>
      <title>{`${title} · Brigade`}</title>
      <EmptyState
        headingLevel={1}
        illustration={<NotFound />}
        title={title}
        action={
          <LinkButton href={href} variant={isUnknown ? 'contained' : 'outlined'}>
            Enter another code
          </LinkButton>
        }
      >
        {isUnknown
          ? 'Compare it with your message: it may be mistyped. If it is the same, ask whoever invited you for a new one.'
          : 'Wait 15 minutes, then open the link in your message again.'}
      </EmptyState>
    </>
  );
}
