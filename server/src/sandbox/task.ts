/** What a module must export to be run by sandbox/child.ts. */
export type Task = {
  /** Loads and warms up what `run` needs, before anybody waits for it. */
  prepare?(): unknown;
  /**
   * `values` have been through JSON, and so will the result. A TRPCError reaches the caller with its code and sentence;
   * any other error ends the process.
   */
  run(values: unknown, bytes: Buffer): unknown;
};
