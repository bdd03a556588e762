import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeHomeItem } from '../../../testing/homes.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';

const certification = {
  __typename: 'ExpiringCertification',
  certificationName: 'Food Handler',
  expirationDate: '2099-01-20',
  proUuid: 'uuid-1',
  proName: 'Alex P.',
  proPhoneNumber: '+12125550101',
  gigDatabaseId: 8,
  gigStartTime: '2099-01-22T22:00:00Z',
};

const open = (expiringCertifications: readonly object[]) =>
  openHomeAct(makeHomeItem('CERTIFICATIONS_EXPIRING', 2), 'Review: 2 certifications expire', {
    home: { expiringCertifications },
  });

test('certifications that expire are listed with links to text their pros, and the next shift', async () => {
  const { screen, gateway } = await open([
    certification,
    { ...certification, proUuid: 'uuid-2', proName: 'Sam R.', proPhoneNumber: null },
  ]);
  const row = screen.getByRole('listitem', { name: 'Food Handler of Alex P.' });
  await expect.element(row).toMatchTextContent(/Food Handler, until Jan 20, 2099.*Next shift: .*Jan 22/);
  await expect
    .element(row.getByRole('link', { name: 'Alex P.', exact: true }))
    .toHaveAttribute('href', '/locations/1/connect/pros/uuid-1');
  await expect
    .element(row.getByRole('link', { name: 'Text Alex P.' }))
    .toHaveAttribute('href', 'sms:+12125550101');
  await expect
    .element(row.getByRole('link', { name: /^Next shift/ }))
    .toHaveAttribute('href', '/locations/1/gigs/8');
  await expect
    .element(screen.getByRole('listitem', { name: 'Food Handler of Sam R.' }))
    .toMatchTextContent(/No phone number/);
  expect(gateway.last('CertificationsActQuery')?.variables).toEqual({ locationId: 1 });
  await expectAccessible(screen.container);
});

test('a certification that has expired says so', async () => {
  const { screen } = await open([{ ...certification, expirationDate: '2020-01-02' }]);
  await expect.element(screen.getByText('Food Handler, expired after Jan 2, 2020')).toBeVisible();
});

test('certifications beyond those that are listed are not hidden', async () => {
  const { screen } = await open(
    Array.from({ length: 10 }, (_, index) => ({ ...certification, proUuid: `uuid-${index}` })),
  );
  await expect.element(screen.getByText(/^The first 10\. /)).toBeVisible();
});

test('no certification is left once they are renewed', async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText('No expiring certifications.')).toBeVisible();
});
