/** Exports required by sandbox/child.ts. */
export type Task = {
  /** Loads and warms up dependencies of `run` in advance. */
  prepare?(): unknown;
  /** `values` and the result are JSON. A TRPCError reaches the caller with its code and message; any other error ends the process. */
  run(values: unknown, bytes: Buffer): unknown;
};
