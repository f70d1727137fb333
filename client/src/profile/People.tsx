import type { ReactNode } from "react";
import { EmptyState } from "../components/EmptyState.tsx";
import { ErrorBoundary } from "../components/ErrorBoundary.tsx";
import classes from "./People.module.css";

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      <ErrorBoundary section>{children}</ErrorBoundary>
    </section>
  );
}

/** The people around a profile: suggestions, requests both ways, connections. */
export function People() {
  return (
    <div className={classes.people}>
      <Section id="suggested" title="Suggested Co-founders">
        <EmptyState level={3} drawing="suggestions" title="No new suggestions right now">
          Check back later for new matches!
        </EmptyState>
      </Section>
      <Section id="incoming" title="Incoming Requests">
        <EmptyState level={3} drawing="inbox" title="No pending requests" />
      </Section>
      <Section id="sent" title="Sent Requests">
        <EmptyState level={3} drawing="sent" title="No pending requests sent" />
      </Section>
      <Section id="connections" title="Your Connections">
        <EmptyState level={3} drawing="connections" title="No connections yet">
          Start connecting with suggested co-founders!
        </EmptyState>
      </Section>
    </div>
  );
}

/** On phones the people come after a long profile; these lead to them. */
export function JumpLinks() {
  return (
    <nav className={classes.jump} aria-label="On this page">
      <a href="#suggested">Suggested Co-founders</a>
      <a href="#incoming">Incoming Requests</a>
      <a href="#connections">Your Connections</a>
    </nav>
  );
}
