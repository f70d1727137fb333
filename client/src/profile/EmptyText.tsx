export const EmptyText = ({ children }: { children: string }) => (
  <p className="secondary align-label">{children}</p>
);
