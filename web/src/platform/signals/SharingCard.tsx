import { useRouter } from '@tanstack/react-router';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { followSharing } from './followSharing.ts';
import { chooseSharing, isOptedOut, useSharing } from './sharing.ts';
import { signalServices } from './signalServices.ts';

/** The choice about error and usage reports; nothing where no service takes them. */
export function SharingCard() {
  const router = useRouter();
  const isShared = useSharing() === 'shared';
  if (signalServices().size === 0) return null;

  const change = (isOn: boolean) => {
    chooseSharing(isOn ? 'shared' : 'private');
    followSharing(router);
  };
  return (
    <Card title="Error and usage reports">
      <Switch
        isSelected={isShared}
        isDisabled={isOptedOut()}
        onChange={change}
        description={
          isOptedOut()
            ? 'Your browser asks not to be tracked, so nothing is shared.'
            : 'Which screens you open, what you do there, and what fails, but not who you are or what you type. Applies to this browser.'
        }
      >
        Share error and usage reports
      </Switch>
    </Card>
  );
}
