/**
 * @generated SignedSource<<aa9e6462fa9a52e2a0d51b81807b839e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenHours_dashboard$data = {
  readonly hours: ReadonlyArray<{
    readonly hour: number;
    readonly open: number;
    readonly places: number;
    readonly weekday: Weekday;
  }> | null | undefined;
  readonly weekStart: Weekday;
  readonly " $fragmentType": "OpenHours_dashboard";
};
export type OpenHours_dashboard$key = {
  readonly " $data"?: OpenHours_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenHours_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenHours_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardHour",
      "kind": "LinkedField",
      "name": "hours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
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
          "name": "open",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "60c6bbe8ae59b0691c2dc7ec17e5adc9";

export default node;
