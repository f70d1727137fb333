type ProgressBarProps = { label: string; percent: number; className?: string };

export const ProgressBar = ({ label, percent, className = "" }: ProgressBarProps) => (
  <div
    className={`bar ${className}`}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <i style={{ width: `${Math.max(2, percent)}%` }} />
  </div>
);
