import { metersFrom } from '@brigade/domain/platform/geo/metersFrom.ts';
import { useId, type ReactNode } from 'react';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import type { AddressForm } from '../addressForm.ts';
import styles from './AddressMap.module.css';
import { CoordinateFields } from './CoordinateFields.tsx';
import type { MapPlace } from './mapPlace.ts';
import { nearestPlaceText } from './nearestPlace.ts';
import { offsetText } from './offsetText.ts';
import { PinActions } from './PinActions.tsx';
import { PinMap } from './PinMap.tsx';
import { pinSteps } from './pinStep.ts';
import type { AddressPin } from './useAddressPin.ts';

interface Props {
  form: AddressForm;
  address: AddressPin;
  /** The radius around the pin within which pros count as on site, in meters; null if it is not known. */
  radiusMeters: number | null;
  places: readonly MapPlace[];
  /** What changes the radius, if that is part of the form. */
  children?: ReactNode;
}

/** The map of an address with its pin, and everything that puts the pin. */
export function AddressMap({ form, address, radiusMeters, places, children }: Props) {
  const hintId = useId();
  const { pin, reference, notice } = address;
  const near = pin && nearestPlaceText(pin, places);

  return (
    <div className={styles.editor}>
      {notice ? (
        <InlineAlert tone={notice.tone} isLive>
          {notice.text}
        </InlineAlert>
      ) : null}
      {pin && reference ? (
        <>
          <PinMap
            pin={pin}
            reference={reference}
            radiusMeters={radiusMeters}
            places={places}
            hintId={hintId}
            onMoved={address.move}
            onSettled={(position) => void address.settle(position)}
          />
          <p className={styles.place}>
            {`${offsetText(metersFrom(reference.position, pin), reference.name)}.`}
            {near ? ` ${near}` : null}
          </p>
          <p id={hintId} className={styles.hint}>
            {`Drag the pin to your entrance, or press a spot on the map. Arrow keys move it ${pinSteps.small} ft, with Shift ${pinSteps.large} ft.`}
          </p>
        </>
      ) : (
        <p className={styles.empty}>
          There is no pin yet. It comes with the city, the state, and the ZIP code.
        </p>
      )}
      <PinActions address={address} />
      {children}
      <CoordinateFields form={form} onEntered={() => void address.enter()} />
    </div>
  );
}
