import { isSetUp } from '@brigade/domain/insight/home/homeSetup.ts';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeSetup_home$key } from '../../__generated__/HomeSetup_home.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './HomeSetup.module.css';
import { TourOffer } from './TourOffer.tsx';

interface Step {
  readonly label: string;
  readonly help: string;
  readonly path: string;
}

const steps: Readonly<Record<string, Step>> = {
  APPROVAL: {
    label: 'Get the location approved',
    help: 'We review it, usually within one business day.',
    path: 'info',
  },
  TERMS: {
    label: 'Accept the terms',
    help: 'Posting and paying need them. They are at the top of this page.',
    path: 'home',
  },
  CONTACT: {
    label: 'Add a phone number',
    help: 'Pros call it when they are late or cannot find the entrance.',
    path: 'info',
  },
  TEAM: {
    label: 'Invite your team',
    help: 'So that someone can step in when you are away.',
    path: 'teams?invite=true',
  },
  PAYMENT_METHOD: {
    label: 'Add a payment method',
    help: 'It is charged after each shift.',
    path: 'billing',
  },
  FIRST_SHIFT: {
    label: 'Post your first shift',
    help: 'Pros near you see it once the location is approved.',
    path: 'gigs-add',
  },
};

/** What is left to do at a new location. Gone when all is done, and for viewers who do not post. */
export function HomeSetup({ home, locationId }: { home: HomeSetup_home$key; locationId: number }) {
  const { setup } = useFragment(
    graphql`
      fragment HomeSetup_home on Home @throwOnFieldError {
        setup {
          kind
          isDone
        }
      }
    `,
    home,
  );
  if (!setup || isSetUp(setup)) return null;
  const done = setup.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title="Get set up"
      actions={<span className={styles.count}>{`${done} of ${setup.length} done`}</span>}
    >
      <ol className={styles.steps}>
        {setup.map(({ kind, isDone }) => {
          const step = steps[kind];
          if (!step) return null;
          return (
            <li key={kind} className={styles.step} data-done={isDone || undefined}>
              {isDone ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
              {isDone ? (
                <span>
                  {step.label}
                  <VisuallyHidden>, done</VisuallyHidden>
                </span>
              ) : (
                <span>
                  <TextLink href={`/locations/${locationId}/${step.path}`}>{step.label}</TextLink>
                  <span className={styles.help}>{step.help}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <TourOffer locationId={locationId} />
    </Card>
  );
}
