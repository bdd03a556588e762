import { ask } from './responses.js';
import { caller, setCaller } from './callerHeaders.js';
import { element, field } from './elements.js';

const requestCode = (email) =>
  ask(
    `mutation RequestSignInCode($email: String!) {
      requestSignInCode(input: { email: $email }) { errors { message } }
    }`,
    { email },
  );

const signIn = (email, code) =>
  ask(
    `mutation SignIn($email: String!, $code: String!) {
      signIn(input: { email: $email, code: $code }) { token errors { message } }
    }`,
    { email, code },
  );

const called = (name) => ({ attributes: { 'aria-label': name } });

/** Who a token acts for. */
async function nameOf(token) {
  const { token: before } = caller();
  setCaller({ token });
  try {
    const viewer = await ask('{ viewer { fullName apiToken { name scopes } } }');
    if (viewer === null) throw new Error('This token is not valid.');
    const { fullName, apiToken } = viewer;
    return apiToken === null
      ? fullName
      : `${fullName} with the token “${apiToken.name}” (${apiToken.scopes.join(', ')})`;
  } catch (problem) {
    setCaller({ token: before });
    throw problem;
  }
}

/** A bar for signing in by email and code, or by a token, so that queries run as that user. */
export function showSignInPanel(place, { outboxUrl, hasSandbox, referenceUrl }) {
  const email = field('Email', { name: 'email', type: 'email', autocomplete: 'email' });
  const code = field('Code', { name: 'code', inputMode: 'numeric', autocomplete: 'one-time-code' });
  const location = field('Location number', { name: 'location', inputMode: 'numeric' });
  const send = element('button', { type: 'button', textContent: 'Send code' });
  const enter = element('button', { type: 'submit', textContent: 'Sign in' });
  const secret = field('API token', { name: 'token', type: 'password', autocomplete: 'off' });
  const use = element('button', { type: 'button', textContent: 'Use token' });
  const leave = element('button', { type: 'button', textContent: 'Sign out' });
  const outbox = element('a', {
    href: outboxUrl,
    target: '_blank',
    rel: 'noreferrer',
    textContent: 'Outbox',
  });
  const reference = element('a', { href: referenceUrl ?? '', textContent: 'Reference' });
  const status = element('output');
  // Who is signed in needs none of these fields, and a phone has no room for them.
  const ways = [
    element('fieldset', called('With a one-time code'), email.label, send, code.label, enter),
    element('fieldset', called('With a token'), secret.label, use),
  ];
  email.input.value = caller().email;
  location.input.value = caller().location;

  function show(text = '') {
    const { token, name } = caller();
    const isSignedIn = token !== '';
    leave.hidden = !isSignedIn;
    for (const way of ways) way.hidden = isSignedIn;
    status.textContent = text || (isSignedIn ? `Signed in as ${name}.` : 'Signed out.');
  }

  async function attempt(action, done) {
    try {
      show(done(await action()));
    } catch (problem) {
      show(problem.message);
    }
  }

  send.addEventListener('click', () =>
    attempt(
      () => requestCode(email.input.value),
      () => 'A code is on its way.',
    ),
  );
  const takeToken = () =>
    attempt(
      () => nameOf(secret.input.value.trim()),
      (name) => {
        setCaller({ name });
        secret.input.value = '';
        return '';
      },
    );
  const takeCode = () =>
    attempt(
      () => signIn(email.input.value, code.input.value.trim()),
      ({ token }) => {
        setCaller({ token, email: email.input.value, name: email.input.value });
        code.input.value = '';
        return '';
      },
    );
  use.addEventListener('click', takeToken);
  leave.addEventListener('click', () => {
    setCaller({ token: '', name: '' });
    show();
  });
  location.input.addEventListener('change', () => setCaller({ location: location.input.value.trim() }));

  const form = element('form', {}, ...ways, status, leave, location.label);
  if (hasSandbox) form.append(outbox);
  if (referenceUrl !== null) form.append(reference);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Enter in the field of the token submits the form, too.
    void (document.activeElement === secret.input ? takeToken() : takeCode());
  });
  place.append(form);
  show();
}
