import { walkStates } from "./walkStates.ts";

walkStates("jobs");
