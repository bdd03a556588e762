import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import type { CheckInRefusal } from './checkInRefusal.ts';

const texts: Record<CheckInRefusal, { title: string; text: string }> = {
  unknown: {
    title: 'This link is not valid',
    text: 'Scan the QR code at the entrance again, or ask the manager to clock you in.',
  },
  replaced: {
    title: 'This code was replaced',
    text: 'Scan the new QR code, or ask the manager to clock you in.',
  },
  throttled: {
    title: 'Too many wrong codes',
    text: 'Wait 15 minutes and scan the QR code again, or ask the manager to clock you in.',
  },
};

/** The page of a link that opens no check-in. */
export function CheckInRefused({ reason }: { reason: CheckInRefusal }) {
  const { title, text } = texts[reason];
  return (
    <>
      <title>{`${title} · Brigade`}</title>
      <div role="alert">
        <EmptyState headingLevel={1} illustration={<NotFound />} title={title}>
          {text}
        </EmptyState>
      </div>
    </>
  );
}
