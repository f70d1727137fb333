import { lazyDialog } from "../components/LazyDialog.tsx";

/** Tells the operators what is wrong with a profile, a message or an opening. */
export const ReportDialog = lazyDialog(() => import("./ReportModal.tsx"));
