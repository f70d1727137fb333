import { VisuallyHidden } from "@mantine/core";
import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { Link } from "wouter";
import { Icon } from "../components/Icon.tsx";
import { trpc } from "../trpc.ts";
import classes from "./Checklist.module.css";

/** Three first steps; renders nothing while loading and when all are done. */
export function Checklist({ hasSavedProfile }: { hasSavedProfile: boolean }) {
  const { data: info } = trpc.cv.info.useQuery();
  const { data: sent } = trpc.connection.sent.useQuery();
  const { data: active } = trpc.connection.active.useQuery();
  if (!info || !sent || !active) return null;
  const steps = [
    { text: "Save a profile", href: "/generate", done: hasSavedProfile },
    { text: "Upload your CV", href: "/matcher", done: info.cv !== null },
    {
      text: "Send a connection request",
      href: "/profile#suggested",
      done: sent.sentRequests.length + active.activeConnections.length > 0,
    },
  ];
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <section className="card" aria-labelledby="left-to-do">
      <div className="row pad-14-16">
        <h2 id="left-to-do" className="grow">
          Left to do
        </h2>
        <span className="text-13 tertiary">
          {done} of {steps.length} done
        </span>
      </div>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step.text} className="tertiary line-above">
            <Icon
              icon={step.done ? IconCircleCheck : IconCircle}
              className={step.done ? "text-success" : ""}
            />
            {step.done ? (
              <span className="secondary">
                {step.text}
                <VisuallyHidden>, done</VisuallyHidden>
              </span>
            ) : (
              <Link className="link" href={step.href}>
                {step.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
