import type { SubmissionProblem } from '@femcoders/kit/forms/submission-problem';

/** Why something was not done, where a summary would be too much: fields say theirs. */
export function ProblemLine({ problem }: { problem: SubmissionProblem | null }) {
  if (!problem || problem.fields.length > 0) return null;
  return (
    <p role="alert" className="error bold">
      {problem.title}
    </p>
  );
}
