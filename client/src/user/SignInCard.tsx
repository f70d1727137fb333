import { useWindowEvent } from "@mantine/hooks";
import { IconBolt, IconBrandGithub, IconKey, IconShieldCheck, IconTargetArrow } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { ActionButton } from "../components/ActionButton.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkOut } from "../components/LinkOut.tsx";
import { trpc } from "../trpc.ts";
import classes from "./SignInCard.module.css";
import { beginSignIn } from "./signInReturn.ts";

const benefits = [
  {
    icon: IconBolt,
    title: "Instant profile generation",
    text: "Your repositories become a co-founder profile in about a minute.",
  },
  {
    icon: IconShieldCheck,
    title: "Secure integration",
    text: "Nothing is written to your repositories; the sign-\u2060in token stays encrypted.",
  },
  {
    icon: IconTargetArrow,
    title: "AI job matching",
    text: "Jobs scored against your CV, with the reason next to the number.",
  },
];

export function SignInCard() {
  const { data: options } = trpc.user.signInOptions.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const codeHost = options?.codeHost ?? "GitHub";
  const [includePrivate, setIncludePrivate] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // The back/forward cache restores the page with its state.
  useWindowEvent("pageshow", () => setLeaving(false));
  return (
    <section className={`card pad stack gap-24 max-480 ${classes.card}`} aria-labelledby="get-started">
      <h2 id="get-started">Get Started</h2>
      <div className="stack">
        {/* Native, so that the first page does not load Mantine's checkbox. */}
        <div className={classes.option}>
          <input
            id="include-private"
            type="checkbox"
            checked={includePrivate}
            onChange={(event) => setIncludePrivate(event.currentTarget.checked)}
            aria-describedby="include-private-why"
          />
          <label htmlFor="include-private">Include private repositories data (optional)</label>
          <p id="include-private-why" className="text-12 tertiary">
            {codeHost} grants read and write access only together. We never write anything.
          </p>
        </div>
        <ActionButton
          variant="filled"
          size="lg"
          fullWidth
          busy={leaving}
          leftSection={<Icon icon={IconBrandGithub} size={20} />}
          onClick={() => {
            setLeaving(true);
            beginSignIn(includePrivate);
          }}
        >
          Log in with {codeHost} and generate a profile
        </ActionButton>
        {options?.ownerSignIn && (
          <LinkOut href="/api/auth/owner" icon={IconKey}>
            Sign in as the owner of this token
          </LinkOut>
        )}
        {options?.demo && (
          <p className="text-12 tertiary">
            This is a demo: you sign in as a sample developer, not with {codeHost}.
          </p>
        )}
        <p className="row wrap text-13">
          <Link className="link" href="/?tour=profile">
            Look around without signing in
          </Link>
          <Link className="link" href="/how-it-works">
            How it works
          </Link>
          <Link className={`link ${classes.onPhones}`} href="/jobs">
            Job Board
          </Link>
        </p>
      </div>
      <ul className={`stack line-above ${classes.benefits}`}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className={classes.benefit}>
            <Icon icon={icon} size={20} className="text-accent" />
            <h3>{title}</h3>
            <p className="text-13 secondary">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
