import { caller, setCaller } from './callerHeaders.js';

async function ask(query, variables) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  const [payload] = Object.values(data ?? {});
  const problem = errors?.[0] ?? payload?.errors?.[0];
  if (problem) throw new Error(problem.message);
  return payload;
}

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

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function field(label, properties) {
  const input = element('input', properties);
  return { input, label: element('label', {}, label, input) };
}

/** A bar for signing in by email and code, so that queries run as that user. */
export function showSignInPanel(place, { outboxUrl, hasSandbox, referenceUrl }) {
  const email = field('Email', { name: 'email', type: 'email', autocomplete: 'email' });
  const code = field('Code', { name: 'code', inputMode: 'numeric', autocomplete: 'one-time-code' });
  const location = field('Location number', { name: 'location', inputMode: 'numeric' });
  const send = element('button', { type: 'button', textContent: 'Send code' });
  const enter = element('button', { type: 'submit', textContent: 'Sign in' });
  const leave = element('button', { type: 'button', textContent: 'Forget token' });
  const outbox = element('a', {
    href: outboxUrl,
    target: '_blank',
    rel: 'noreferrer',
    textContent: 'Outbox',
  });
  const reference = element('a', { href: referenceUrl ?? '', textContent: 'Reference' });
  const status = element('output');
  email.input.value = caller().email;
  location.input.value = caller().location;

  function show(text = '') {
    const { token, email: who } = caller();
    leave.hidden = token === '';
    status.textContent = text || (token === '' ? 'Signed out.' : `Asking as ${who}.`);
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
  leave.addEventListener('click', () => {
    setCaller({ token: '' });
    show();
  });
  location.input.addEventListener('change', () => setCaller({ location: location.input.value.trim() }));

  const form = element('form', {}, email.label, send, code.label, enter, leave, location.label);
  if (hasSandbox) form.append(outbox);
  if (referenceUrl !== null) form.append(reference);
  form.append(status);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(
      () => signIn(email.input.value, code.input.value.trim()),
      ({ token }) => {
        setCaller({ token, email: email.input.value });
        code.input.value = '';
        return '';
      },
    );
  });
  place.append(form);
  show();
}
