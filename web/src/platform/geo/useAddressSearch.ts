import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import type { AddressForm } from './addressForm.ts';
import { findOnMap, type FoundPlace } from './findOnMap.ts';
import { findTimeZone } from './findTimeZone.ts';

/** The place that was found, or the reason that none was. */
type Outcome = { place: FoundPlace } | { problem: string };

/** Looks up the coordinates and the time zone of a form's address. */
export function useAddressSearch(form: AddressForm) {
  const environment = useRelayEnvironment();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  const search = async () => {
    const { streetAddress, city, stateCode, postalCode } = form.values;
    if (!/^[a-z]{2}$/i.test(stateCode.trim())) {
      setOutcome({ problem: 'Enter the two-letter state code first.' });
      return;
    }
    setIsSearching(true);
    try {
      const address = { streetAddress, city, stateCode: stateCode.trim(), postalCode };
      const place = await findOnMap(environment, address);
      setOutcome(
        place ? { place } : { problem: 'We could not find this address. Enter the coordinates yourself.' },
      );
      if (!place) return;
      form.setValue('longitude', String(place.longitude));
      form.setValue('latitude', String(place.latitude));
      form.setValue('timeZone', place.timeZone);
    } catch (error) {
      setOutcome({ problem: userMessage(error) });
    } finally {
      setIsSearching(false);
    }
  };

  /** Looks up the time zone of coordinates that were entered by hand. An unknown zone changes nothing. */
  const followPoint = async () => {
    const longitude = Number(form.values.longitude || Number.NaN);
    const latitude = Number(form.values.latitude || Number.NaN);
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) return;
    const zone = await findTimeZone(environment, { longitude, latitude }).catch(() => null);
    if (zone !== null) form.setValue('timeZone', zone);
  };

  return { outcome, isSearching, search, followPoint };
}
