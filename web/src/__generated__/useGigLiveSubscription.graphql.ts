/**
 * @generated SignedSource<<e9421ea7dbb1235262906ec14cca7f71>>
 * @relayHash 52beaa8bb203401404e4d15a45770335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52beaa8bb203401404e4d15a45770335

import type { ConcreteRequest } from 'relay-runtime';
export type GigListStatus = "CANCELLED" | "COMPLETED" | "PAYMENT_DUE" | "PAYMENT_ERROR" | "READY" | "UNFILLED" | "%future added value";
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
export type LiveSubject = "APPLICATION" | "DIRECT_OFFER" | "GIG" | "%future added value";
export type useGigLiveSubscription$variables = {
  after?: string | null | undefined;
  id: string;
};
export type useGigLiveSubscription$data = {
  readonly gigApplicationsChanged: {
    readonly changes: ReadonlyArray<{
      readonly gig: {
        readonly fill: {
          readonly applications: number;
          readonly cancelled: number;
          readonly confirmed: number;
          readonly openApplications: number;
          readonly places: number;
          readonly selected: number;
          readonly unpaid: number | null | undefined;
        };
        readonly listStatus: GigListStatus;
        readonly status: GigStatus;
      } | null | undefined;
      readonly subject: LiveSubject;
    }>;
    readonly cursor: string;
    readonly hasGap: boolean;
  };
};
export type useGigLiveSubscription = {
  response: useGigLiveSubscription$data;
  variables: useGigLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "gigId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasGap",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listStatus",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "GigFill",
  "kind": "LinkedField",
  "name": "fill",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "places",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applications",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openApplications",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaid",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useGigLiveSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "LiveChanges",
        "kind": "LinkedField",
        "name": "gigApplicationsChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LiveChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "gig",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useGigLiveSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "LiveChanges",
        "kind": "LinkedField",
        "name": "gigApplicationsChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LiveChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Gig",
                "kind": "LinkedField",
                "name": "gig",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "52beaa8bb203401404e4d15a45770335",
    "metadata": {},
    "name": "useGigLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "71e487a6702a3e244aaa07c1f2696335";

export default node;
