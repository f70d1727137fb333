import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { TableHead } from "../components/TableHead.tsx";
import { productName } from "../product.ts";
import { capital } from "../text/capital.ts";
import { dateText } from "../text/dates.ts";
import { strengthOf } from "../text/strength.ts";
import type { RouterOutputs } from "../trpc.ts";
import classes from "./Measured.module.css";

type Facts = RouterOutputs["about"]["howItWorks"];

export function Strengths({ of: strengths }: { of: Facts["strengths"] }) {
  return (
    <ul className={`text-12 ${classes.scale}`}>
      {strengths.map(({ word, from }, index) => (
        <li
          key={word}
          data-strength={strengthOf(word)}
          style={{ flex: (strengths[index + 1]?.from ?? 100) - from }}
        >
          <i />
          {word} <small className="tertiary">from {from}</small>
        </li>
      ))}
    </ul>
  );
}

export function Measured({ of: { measuredOn, sets } }: { of: Facts["measured"] }) {
  return (
    <>
      <p className="prose">
        The order of jobs is compared with the better of two plain keyword searches (BM25 and TF-&#8288;IDF),
        on CVs held out while most of the weights were chosen. The weights for similar ads were chosen on all
        CVs. A perfect order scores 1.000.
      </p>
      <table className="text-13 table">
        <TableHead columns={["Test", productName, "Keyword search", "Result"]} />
        <tbody>
          {sets.map(({ name, measure, cvs, ads, own, words }) => (
            <tr key={name}>
              <th scope="row">
                {capital(name)}
                <small>
                  {cvs} × {ads}, {measure}
                </small>
              </th>
              <td className="figures">{own.toFixed(3)}</td>
              <td className="figures">{words.toFixed(3)}</td>
              <td>
                <span className={`medium nowrap ${classes.result}`} data-better={own > words || undefined}>
                  <Icon icon={own > words ? IconCircleCheck : IconAlertTriangle} size={14} />
                  {own > words ? "Better" : "Not better"}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-12 tertiary">
        The lists of professions were written with the titles in the first set, so expect lower figures on
        other CVs. Measured {dateText(measuredOn)} by npm run eval; sets and commands are in docs/measured.md.
      </p>
    </>
  );
}
