import classes from "./Logo.module.css";

/** The logo: C and H with a shared stroke. */
export function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M14.3 6.4A7.25 7.25 0 1 0 14.3 17.6" />
      <path d="M10.6 12H20.4M20.4 4.75V19.25" />
    </svg>
  );
}
