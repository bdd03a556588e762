import { distanceMeters, type Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { userMessage } from '../../../ui/feedback/userMessage.ts';
import type { AddressForm } from '../addressForm.ts';
import { devicePosition } from '../devicePosition.ts';
import { addressToFind, isWholeAddress } from './addressToFind.ts';
import { findOnMap } from './findOnMap.ts';
import { findTimeZone } from './findTimeZone.ts';
import { formPoint, pointValues } from './formPoint.ts';
import { deviceNotice, foundBy, type PinNotice } from './pinNotice.ts';
import type { PinReference } from './pinReference.ts';

/** How long a device may look for itself, and a person may think about the browser's question, in milliseconds. */
const timeoutMs = 60_000;

/** What `useAddressPin` gives. */
export type AddressPin = ReturnType<typeof useAddressPin>;

/** The pin of a form's address: put by the address, by this device, on the map, or by typed coordinates. */
export function useAddressPin(form: AddressForm, saved: Position | null) {
  const environment = useRelayEnvironment();
  const [reference, setReference] = useState<PinReference | null>(null);
  const [notice, setNotice] = useState<PinNotice | null>(null);
  const [pending, setPending] = useState<'address' | 'device' | null>(null);
  const lookedUp = useRef('');
  const zonePoint = useRef<Position | null>(null);
  // An answer that comes after the pin was moved by hand would move it back.
  const turn = useRef(0);
  const pin = formPoint(form.values);

  const move = (position: Position) => {
    turn.current += 1;
    const { longitude, latitude } = pointValues(position);
    form.setValue('longitude', longitude);
    form.setValue('latitude', latitude);
  };

  /** Takes over the time zone of a point. An unknown one changes nothing. */
  const settle = async (position: Position) => {
    const { longitude, latitude } = position;
    const last = zonePoint.current ?? saved;
    if (last?.longitude === longitude && last.latitude === latitude) return;
    zonePoint.current = position;
    const zone = await findTimeZone(environment, { longitude, latitude }).catch(() => null);
    if (zone !== null && zonePoint.current === position) form.setValue('timeZone', zone);
  };

  const put = (at: PinReference, why: PinNotice) => {
    move(at.position);
    // As the form keeps it, so that a pin that was not moved is at its reference.
    setReference({ ...at, position: formPoint(pointValues(at.position)) ?? at.position });
    setNotice(why);
  };

  const lookUp = async () => {
    const address = addressToFind(form.values);
    if (!address) {
      setNotice({ tone: 'warning', text: 'Enter the two-letter state code first.' });
      return;
    }
    lookedUp.current = JSON.stringify(address);
    turn.current += 1;
    const mine = turn.current;
    setPending('address');
    try {
      const place = await findOnMap(environment, address);
      if (turn.current !== mine) return;
      if (!place) {
        setNotice({
          tone: 'warning',
          text: 'We could not find this address. Check it, or place the pin yourself.',
        });
        return;
      }
      const { name, notice: why } = foundBy(place.precision);
      put({ position: { longitude: place.longitude, latitude: place.latitude }, name }, why);
      form.setValue('timeZone', place.timeZone);
    } catch (error) {
      if (turn.current === mine) setNotice({ tone: 'warning', text: userMessage(error) });
    } finally {
      setPending(null);
    }
  };

  const locate = async () => {
    turn.current += 1;
    const mine = turn.current;
    setPending('device');
    const device = await devicePosition(timeoutMs);
    setPending(null);
    if (turn.current !== mine) return;
    if ('refusal' in device) {
      setNotice(deviceNotice(device));
      return;
    }
    const { position, accuracyMeters } = device;
    put({ position, name: 'your position', accuracyMeters }, deviceNotice(device));
    await settle(position);
  };

  return {
    pin,
    reference: reference ?? (saved && { position: saved, name: 'the saved pin' }) ?? entered(pin),
    notice,
    pending,
    move,
    settle,
    lookUp,
    locate,
    /** Takes the point that was typed. */
    enter: async () => {
      if (!pin) return;
      if (!reference && !saved) setReference(entered(pin));
      await settle(pin);
    },
    /** Looks up a whole address that is left, as long as the pin was not put by hand. */
    follow: async () => {
      const isByHand = pin !== null && (reference === null || distanceMeters(pin, reference.position) > 0);
      const isKnown = JSON.stringify(addressToFind(form.values)) === lookedUp.current;
      if (isWholeAddress(form.values) && !isByHand && !isKnown) await lookUp();
    },
  };
}

function entered(pin: Position | null): PinReference | null {
  return pin && { position: pin, name: 'the coordinates you entered' };
}
