import { afterAll, inject, it } from 'vitest';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { visit } from '../../browser/visit.ts';
import { desk, phone } from '../../browser/widths.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import { switchPros } from '../../stack/switchPros.ts';
import { payInvoice } from './invoiceOfWeek.ts';
import { adjustAndSettle, expectEveryonePaid, payBar, payHall } from './payOnMonday.ts';
import { endSaturday, replaceNoShow, sendHome, startKitchen, startSupportOffline } from './runSaturday.ts';
import { staffSaturday } from './staffedSaturday.ts';

// Its clock moves, which would disturb the others.
const stack = await startDemoStack(inject('demoFolder'));
afterAll(() => stack.stop());

it('a Saturday with three shifts and 20 pros is run from a phone, paid on Monday, and invoiced to the cent', async () => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const day = await staffSaturday(stack);
  const { url } = stack;
  // The pros do nothing by themselves unless the journey needs them to.
  await switchPros(stack, day.token, { isOn: false });

  const onPhone = await visit({ url, token: day.token, options: { viewport: phone.viewport } });
  await startKitchen(onPhone, day);
  await startSupportOffline(onPhone, day);
  const replacement = await replaceNoShow(onPhone, day);
  await sendHome(onPhone, day);
  await endSaturday(onPhone, day, replacement);

  const atDesk = await visit({ url, token: day.token, options: { viewport: desk.viewport } });
  await payBar(atDesk, day);
  await adjustAndSettle(atDesk, day);
  await payHall(atDesk, day);
  await expectEveryonePaid(atDesk, day, replacement);
  await payInvoice(atDesk, day);
});
