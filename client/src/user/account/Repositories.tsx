import { ConfirmButton } from "../../components/ConfirmButton.tsx";
import { runWithNotification } from "../../components/runWithNotification.ts";
import { plural } from "../../text/plural.ts";
import { type RouterOutputs, trpc } from "../../trpc.ts";
import { AccountQuery, Rows, SectionBody } from "./AccountSection.tsx";
import classes from "./account.module.css";

type Repository = RouterOutputs["profile"]["repositories"]["repositories"][number];

function RepositoryRow({ of: { repository, isPrivate, ownCommits, claims } }: { of: Repository }) {
  const utils = trpc.useUtils();
  const remove = trpc.profile.removeRepository.useMutation();
  const lists = [utils.profile, utils.cv, utils.user.securityEvents];
  const handleConfirm = () =>
    runWithNotification(
      () => remove.mutateAsync({ repository }),
      "The repository could not be removed.",
      () => Promise.all(lists.map((list) => list.invalidate())),
    );
  return (
    <li className={`line-above ${classes.repository}`}>
      <span className="mono anywhere">{repository}</span>
      <span className="text-13 secondary figures">{plural(ownCommits, "own commit")}</span>
      <span className="text-13 tertiary figures">
        {isPrivate && "private, "}
        {plural(claims, "claim")}
      </span>
      <ConfirmButton
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={`Remove ${repository}`}
        title={`Remove ${repository}`}
        question="Its evidence and every claim without other evidence are removed from your generations, your saved profile and all matches. Headline, summary, languages and level are based on all repositories together, so they are removed too until you generate again, unless you wrote them yourself. This action cannot be undone."
        confirmLabel="Remove"
        busyLabel="Removing..."
        onConfirm={handleConfirm}
      >
        Remove
      </ConfirmButton>
    </li>
  );
}

export function Repositories() {
  const query = trpc.profile.repositories.useQuery();
  return (
    <>
      <div className={classes.body}>
        <h3>Repositories in use</h3>
        <p className="text-13 secondary">
          Removing one also removes every claim and match that depends on it. It is not read again.
        </p>
      </div>
      <AccountQuery query={query} failed="Could not load your repositories.">
        {({ repositories, removed }) => (
          <>
            <Rows
              all={repositories}
              empty="No repositories in use"
              first={6}
              row={(item) => <RepositoryRow key={item.repository} of={item} />}
            />
            {removed.length > 0 && (
              <SectionBody>
                Removed, and not read again: <span className="mono">{removed.join(", ")}</span>
              </SectionBody>
            )}
          </>
        )}
      </AccountQuery>
    </>
  );
}
