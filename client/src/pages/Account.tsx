import { useEffect, useState } from "react";
import { Contents } from "../components/Contents.tsx";
import { PageHead } from "../components/Page.tsx";
import { RetryBoundary } from "../components/RetryBoundary.tsx";
import { Blocked } from "../user/account/Blocked.tsx";
import { Email } from "../user/account/Email.tsx";
import { Readings } from "../user/account/Readings.tsx";
import { SecurityEvents } from "../user/account/SecurityEvents.tsx";
import { Sessions } from "../user/account/Sessions.tsx";
import { Tokens } from "../user/account/Tokens.tsx";
import { YourData } from "../user/account/YourData.tsx";

const sections = [
  { id: "sessions", label: "Sign-ins", Content: Sessions },
  { id: "email", label: "E-mail", Content: Email },
  { id: "tokens", label: "API tokens", Content: Tokens },
  { id: "read", label: "What we read", Content: Readings },
  { id: "blocked", label: "Blocked people", Content: Blocked },
  { id: "events", label: "Security events", Content: SecurityEvents },
  { id: "data", label: "Your data", Content: YourData },
];
/** A section is the current one from where its heading reaches this line of the window, in pixels. */
const line = 140;

/** The section at the top of the window; at the end of the page the last one. */
function useCurrentSection(): string {
  const [current, setCurrent] = useState("sessions");
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
      const passed = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      setCurrent((atEnd ? sections : passed).at(-1)?.id ?? "sessions");
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return current;
}

export default function Account() {
  const current = useCurrentSection();
  return (
    <>
      <PageHead title="Account" />
      <Contents sections={sections} current={current}>
        <div className="stack gap-24">
          {sections.map(({ id, Content }) => (
            <RetryBoundary key={id}>
              <Content />
            </RetryBoundary>
          ))}
        </div>
      </Contents>
    </>
  );
}
