import { Avatar } from "../components/Avatar.tsx";
import { Badge } from "../components/Badge.tsx";
import { ScoreBar, ScoreFigure } from "../components/Score.tsx";
import ui from "../ui.module.css";
import classes from "./ExampleProfile.module.css";

const findings = [
  {
    repository: "tidelog",
    path: "src/wal/recover.rs",
    share: "91% of commits",
    note: "Recovers from a torn write; 63 crash tests",
  },
  {
    repository: "tidelog",
    path: ".github/workflows/crash.yml",
    share: "100% of commits",
    note: "400 injected crashes on every commit",
  },
  {
    repository: "kelpdb",
    path: "src/pager/fsync.rs",
    share: "72% of commits",
    note: "Orders fsync calls, with the failing case cited",
  },
];

/** Shows a visitor what a profile looks like, before there is one. Nothing in it can be operated. */
export function ExampleProfile() {
  return (
    <figure className={classes.figure} aria-label="An example of a generated profile">
      <div className={ui.card}>
        <div className={classes.person}>
          <Avatar name="Runa Aldecoa" />
          <div className={ui.grow}>
            <div className={ui.name}>Runa Aldecoa</div>
            <div className={`${ui.s13} ${ui.secondary}`}>Storage and query engines in Rust</div>
          </div>
          <Badge>Senior</Badge>
        </div>
        <div className={classes.strengths}>
          <div className={ui.label}>Key Strengths</div>
          <div className={ui.tags}>
            <span className={classes.tag} data-open>
              Crash-safe storage design <span className={ui.cite}>3</span>
            </span>
            <span className={classes.tag}>
              Query planning <span className={ui.cite}>3</span>
            </span>
          </div>
        </div>
        <ol className={classes.findings}>
          {findings.map(({ repository, path, share, note }, index) => (
            <li key={path}>
              <span className={ui.cite}>{index + 1}</span>
              <span className={`${ui.mono} ${classes.place}`}>
                <b>{repository}</b> <span className={ui.tertiary}>{path}</span>
              </span>
              <span className={classes.share}>{share}</span>
              <p className={`${ui.s13} ${ui.secondary}`}>{note}</p>
            </li>
          ))}
        </ol>
        <div className={classes.match}>
          <div className={ui.row}>
            <Avatar name="teodorbrask" size={32} />
            <div className={ui.grow}>
              <div className={ui.name}>teodorbrask</div>
              <div className={`${ui.s13} ${ui.secondary}`}>
                Turns messy domains into products people pay for
              </div>
            </div>
            <ScoreFigure percent={85} word="Excellent" />
          </div>
          <ScoreBar percent={85} strength="excellent" />
        </div>
      </div>
      <figcaption className={`${ui.s13} ${ui.tertiary}`}>
        An example. Every claim carries the code it rests on. What has no evidence is not shown.
      </figcaption>
    </figure>
  );
}
