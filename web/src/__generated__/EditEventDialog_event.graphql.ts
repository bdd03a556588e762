/**
 * @generated SignedSource<<27ed03f82b91fea859681d708a0059f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventLeadRole = "ASSISTANT_TEAM_LEAD" | "CONVERSION_STAFF" | "DRIVER" | "EVENT_COORDINATOR" | "EVENT_LEAD" | "EVENT_STAFF" | "HOST" | "WARDROBE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditEventDialog_event$data = {
  readonly id: string;
  readonly leads: ReadonlyArray<{
    readonly name: string;
    readonly phone: string | null | undefined;
    readonly role: EventLeadRole;
  }> | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "EditEventDialog_event";
};
export type EditEventDialog_event$key = {
  readonly " $data"?: EditEventDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditEventDialog_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditEventDialog_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "EventLead",
      "kind": "LinkedField",
      "name": "leads",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "6534adccec976d8157f7ff8498afa6d7";

export default node;
