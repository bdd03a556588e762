/**
 * @generated SignedSource<<26ee1d25d4bd2de6718c11e33263d6aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventLeadRole = "ASSISTANT_TEAM_LEAD" | "CONVERSION_STAFF" | "DRIVER" | "EVENT_COORDINATOR" | "EVENT_LEAD" | "EVENT_STAFF" | "HOST" | "WARDROBE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventLeads_event$data = {
  readonly endTime: string | null | undefined;
  readonly leads: ReadonlyArray<{
    readonly name: string;
    readonly phone: string | null | undefined;
    readonly role: EventLeadRole;
  }> | null | undefined;
  readonly startTime: string | null | undefined;
  readonly " $fragmentType": "EventLeads_event";
};
export type EventLeads_event$key = {
  readonly " $data"?: EventLeads_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLeads_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventLeads_event",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "227657c329549812b49d580cc0a55ffe";

export default node;
