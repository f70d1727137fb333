import classes from "./Spinner.module.css";

export const Spinner = () => <span className={classes.spin} aria-hidden="true" />;

/** A loading state without a skeleton. */
export function LoadingMessage({ children }: { children: string }) {
  return (
    <div className={`row card gap-12 ${classes.waiting}`} role="status">
      <Spinner />
      {children}
    </div>
  );
}
