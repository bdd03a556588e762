import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './AddressMap.module.css';
import type { AddressPin } from './useAddressPin.ts';

/** Puts the pin by the address or by this device. */
export function PinActions({ address }: { address: AddressPin }) {
  const { pin, pending, lookUp, locate } = address;
  return (
    <div className={styles.actions}>
      <Button
        variant="outlined"
        size="small"
        icon={pin ? <Undo2 /> : <Search />}
        isLoading={pending === 'address'}
        onPress={() => void lookUp()}
      >
        {pin ? 'Reset to the address' : 'Look up address'}
      </Button>
      <Button
        variant="outlined"
        size="small"
        icon={<LocateFixed />}
        isLoading={pending === 'device'}
        onPress={() => void locate()}
      >
        Use my position
      </Button>
    </div>
  );
}
