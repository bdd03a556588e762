import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface Props {
  reason: 'unknown' | 'throttled';
  /** The path of the page that asks for a code. */
  href: string;
}

/** The page of an unknown code, or of too many attempts. */
export function CodeRefused({ reason, href }: Props) {
  const isUnknown = reason === 'unknown';
  const title = isUnknown ? 'This code is not valid' : 'Too many wrong codes';
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
          ? 'Check it against your message for a typo. If it matches, ask the person who invited you for a new code.'
          : 'Wait 15 minutes, then open the link in your message again.'}
      </EmptyState>
    </>
  );
}
