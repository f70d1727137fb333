import { walkStates } from "./walkStates.ts";

walkStates("people");
