import { walkStates } from "./walkStates.ts";

walkStates("matcher");
