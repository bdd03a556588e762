import { isReportingOn } from '@brigade/domain/platform/signals/errorReporting.ts';
import type { z } from 'zod';
import { parseDsn } from '../signals/errors/dsn.ts';
import { defaultSignalSettings, type SignalSettings } from '../signals/signalSettings.ts';
import type { settingVariables } from './settingVariables.ts';

type Given = Pick<z.infer<typeof settingVariables>, 'BRIGADE_ENV' | 'ERROR_REPORTING_DSN'>;

/** Where signals go; nowhere without the keys of a service, and never from the machine of a developer. */
export function signalsFrom(given: Given): SignalSettings {
  const isOn = isReportingOn(given.BRIGADE_ENV);
  return {
    ...defaultSignalSettings,
    errorReporting: isOn ? parseDsn(given.ERROR_REPORTING_DSN ?? 'off') : null,
  };
}
