import { walkStates } from "./walkStates.ts";

walkStates("home");
