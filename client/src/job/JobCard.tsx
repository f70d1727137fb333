import { Button } from "@mantine/core";
import { IconBriefcase, IconChevronDown, IconChevronUp, IconExternalLink } from "@tabler/icons-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Bone } from "../components/Bone.tsx";
import { Icon } from "../components/Icon.tsx";
import type { RouterOutputs } from "../trpc.ts";
import ui from "../ui.module.css";
import classes from "./JobCard.module.css";
import { plainText } from "./plainText.ts";

type Job = RouterOutputs["job"]["list"]["jobs"][number];

const collapsedHeight = 100;

export function JobCard({ job, index }: { job: Job; index: number }) {
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    setCut((text.current?.scrollHeight ?? 0) > collapsedHeight);
  }, []);
  const address = job.job_url && /^https?:\/\//i.test(job.job_url) ? job.job_url : undefined;
  return (
    <article className={`${ui.card} ${ui.rise} ${classes.job}`} style={{ "--index": Math.min(index, 9) }}>
      <span className={classes.logo}>
        <Icon of={IconBriefcase} size={20} />
      </span>
      <div>
        <h2 className={classes.title}>{job.job_title}</h2>
        <p className={`${ui.s13} ${ui.secondary}`}>{job.company_name}</p>
      </div>
      <div className={classes.body}>
        <p ref={text} id={`job-${job.id}`} className={classes.text} data-cut={(cut && !open) || undefined}>
          {plainText(job.description_html)}
        </p>
        <div className={ui.row}>
          {address && (
            <Button
              component="a"
              size="xs"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              rightSection={<Icon of={IconExternalLink} />}
            >
              View & Apply
            </Button>
          )}
          {cut && (
            <Button
              size="xs"
              variant="subtle"
              aria-expanded={open}
              aria-controls={`job-${job.id}`}
              onClick={() => setOpen(!open)}
              rightSection={<Icon of={open ? IconChevronUp : IconChevronDown} />}
            >
              {open ? "Read Less" : "Read More"}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

export function JobCardSkeleton() {
  return (
    <div className={`${ui.card} ${classes.job}`} aria-busy="true">
      <Bone width={40} height={40} radius={8} />
      <div className={`${ui.stack} ${ui.tight}`}>
        <Bone width="40%" height={18} />
        <Bone width="24%" />
      </div>
      <div className={classes.body}>
        <Bone height={14} width="94%" />
        <Bone height={14} width="97%" />
        <Bone height={14} width="61%" />
        <Bone width={110} height={32} radius={8} />
      </div>
    </div>
  );
}
