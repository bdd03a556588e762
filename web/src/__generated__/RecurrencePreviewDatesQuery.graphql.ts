/**
 * @generated SignedSource<<95e8db60291e7c208b5bce70744109ed>>
 * @relayHash 7617345cf8e8903be7c1317ee4e49b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7617345cf8e8903be7c1317ee4e49b8e

import type { ConcreteRequest } from 'relay-runtime';
export type RecurrenceFrequency = "DAILY" | "MONTHLY" | "WEEKLY" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type RecurrenceInput = {
  frequency: RecurrenceFrequency;
  interval?: number;
  occurrence?: number | null | undefined;
  until?: string | null | undefined;
  weekdays?: ReadonlyArray<Weekday>;
};
export type RecurrencePreviewDatesQuery$variables = {
  date: string;
  endTime: string;
  locationId: number;
  recurrence: RecurrenceInput;
  startTime: string;
  timeZone?: string | null | undefined;
};
export type RecurrencePreviewDatesQuery$data = {
  readonly location: {
    readonly recurrenceDates: {
      readonly dates: ReadonlyArray<{
        readonly date: string;
        readonly end: string;
        readonly isRepeatedHour: boolean;
        readonly isStartMoved: boolean;
        readonly start: string;
      }>;
      readonly problem: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type RecurrencePreviewDatesQuery = {
  response: RecurrencePreviewDatesQuery$data;
  variables: RecurrencePreviewDatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endTime"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locationId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recurrence"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startTime"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v6 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "locationId"
  }
],
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "date",
      "variableName": "date"
    },
    {
      "kind": "Variable",
      "name": "endTime",
      "variableName": "endTime"
    },
    {
      "kind": "Variable",
      "name": "recurrence",
      "variableName": "recurrence"
    },
    {
      "kind": "Variable",
      "name": "startTime",
      "variableName": "startTime"
    },
    {
      "kind": "Variable",
      "name": "timeZone",
      "variableName": "timeZone"
    }
  ],
  "concreteType": "RecurrencePreview",
  "kind": "LinkedField",
  "name": "recurrenceDates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecurrenceDate",
      "kind": "LinkedField",
      "name": "dates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStartMoved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRepeatedHour",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RecurrencePreviewDatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "location",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RecurrencePreviewDatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "location",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "7617345cf8e8903be7c1317ee4e49b8e",
    "metadata": {},
    "name": "RecurrencePreviewDatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f013256c75f0769f909d1d3ff76b371";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
