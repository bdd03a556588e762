import type { GraphQLField } from 'graphql';
import { html, type Html } from '../html.ts';
import { accessOfRootField } from '../model/access.ts';
import type { Reference } from '../model/reference.ts';
import { rootKinds, type RootKind } from '../model/rootFields.ts';
import { permissionsText, rolesText } from './accessTexts.ts';

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The roles that may run a root field: everyone, or those with a role at what it reads or changes. */
function rolesOf(name: string, { facts }: Reference): string | null {
  const known = facts.roles.get(name);
  if (known === undefined) return null;
  const all = sentence(rolesText(known.roles));
  return known.note === null ? all : `${all} ${known.note}`;
}

function tokenText(kind: RootKind, scope: string | undefined): Html | string | null {
  if (kind !== 'mutations') return html`Any API token; each has the scope <code>READ</code>.`;
  if (scope === undefined) return null;
  if (scope === 'PERSON') return 'No API token: only people who are signed in.';
  if (scope === 'ANY') return 'Any API token.';
  return html`An API token with the scope <code>${scope}</code>.`;
}

/** Who may use a root field: what it needs of the request, of the role and of the token. */
export function accessPart(
  kind: RootKind,
  field: GraphQLField<unknown, unknown>,
  reference: Reference,
): Html {
  const access = accessOfRootField(field);
  if (access === 'EVERYONE') {
    return html`<p>Works without signing in.</p>`;
  }
  const isForAdmins = access === 'PLATFORM_ADMIN';
  const roles = isForAdmins ? 'Platform admins.' : rolesOf(field.name, reference);
  const permissions = permissionsText(reference.facts.roles.get(field.name)?.permissions ?? []);
  const token = tokenText(kind, reference.facts.scopes.get(field.name));
  return html`<dl class="facts">
    <dt>Request</dt>
    <dd>A session or an API token in <code>Authorization</code>.</dd>
    ${
      roles === null
        ? null
        : html`<dt>Roles</dt>
            <dd>${roles}</dd>`
    }
    ${
      permissions === null
        ? null
        : html`<dt>Permissions</dt>
            <dd>${permissions}</dd>`
    }
    ${
      token === null
        ? null
        : html`<dt>Token</dt>
            <dd>${token}</dd>`
    }
    <dt>Objects</dt>
    <dd>
      The REST API decides about each object. What the caller may not know of is
      <code>NOT_FOUND</code
      >.${rootKinds[kind] === 'mutation' ? null : ' Fields that a role may not see are null, with an error.'}
    </dd>
  </dl>`;
}
