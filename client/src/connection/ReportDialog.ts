import { lazyDialog } from "../components/LazyDialog.tsx";

/** Reports a profile, a message or an opening to the operators. */
export const ReportDialog = lazyDialog(() => import("./ReportModal.tsx"));
