/** The text of an empty part. */
export const Nothing = ({ children }: { children: string }) => (
  <p className="secondary align-label">{children}</p>
);
