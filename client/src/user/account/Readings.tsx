import { TableHead } from "../../components/TableHead.tsx";
import { clockText, dayText } from "../../text/dates.ts";
import { plural } from "../../text/plural.ts";
import { type RouterOutputs, trpc } from "../../trpc.ts";
import { useCurrentUser } from "../useCurrentUser.ts";
import { AccountQuery, AccountSection, SectionBody } from "./AccountSection.tsx";
import { Repositories } from "./Repositories.tsx";

type Reading = RouterOutputs["profile"]["readings"]["readings"][number];
type Kind = Reading["kind"];

const purposes: Record<Kind, string> = {
  signIn: "Sign-in",
  generation: "Profile generation",
  changes: "Check for changes",
};
const storedFields: Record<Kind, string> = {
  signIn: "Username, name, picture",
  generation: "Names, languages, manifests, README sentences, file paths, commit counts",
  changes: "Nothing",
};

function What({ reading: { kind, listed, repositories } }: { reading: Reading }) {
  if (kind === "signIn") return "Username, name, picture";
  if (kind === "changes") return "Names and times of the last pushes";
  const summary = `${plural(listed ?? 0, "repository", "repositories")} listed, ${repositories.length} read`;
  if (repositories.length === 0) return summary;
  return (
    <details>
      <summary>{summary}</summary>
      <ul className="mono anywhere">
        {repositories.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

function Ledger({ readings }: { readings: Reading[] }) {
  return (
    <table className="text-13 table stacked">
      <TableHead columns={["When", "For", "Read", "Stored"]} />
      <tbody>
        {readings.map((reading) => (
          <tr key={reading.id}>
            <td className="secondary nowrap">
              {dayText(reading.createdAt)}, {clockText(reading.createdAt)}
            </td>
            <th scope="row">{purposes[reading.kind]}</th>
            <td data-label="Read">
              <What reading={reading} />
            </td>
            <td className="secondary" data-label="Stored">
              {storedFields[reading.kind]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Readings() {
  const query = trpc.profile.readings.useQuery();
  const includesPrivate = useCurrentUser().data?.privateRepositories;
  const covers = includesPrivate ? "public data and, as you chose, private repositories" : "public data only";
  return (
    <AccountSection
      id="read"
      title="What we read from GitHub"
      text={`The most recent reads and what we stored from each. We never store source code. Your sign-\u2060in covers ${covers}.`}
    >
      <AccountQuery query={query} failed="Could not load the access history.">
        {({ readings }) => (
          <SectionBody>
            {readings.length === 0 ? "Nothing was read" : <Ledger readings={readings} />}
          </SectionBody>
        )}
      </AccountQuery>
      <Repositories />
    </AccountSection>
  );
}
